/** One look a role; `call` is for links that dial and for nothing else. */
const BUTTON_BASE =
  'inline-flex min-h-12 w-full max-w-full items-center justify-center gap-2.5 rounded px-6 py-2.5 text-center font-heading text-lead font-bold leading-tight no-underline transition-button duration-door ease-door button sm:w-auto tiny:px-3 forced-colors:border';

const BUTTON_VARIANTS = {
  call: 'bg-amber text-ink hover:bg-amber-bright',
  quiet: 'border border-line-strong bg-paper text-ink hover:border-navy hover:bg-band',
  'on-dark': 'border border-mist text-paper hover:border-paper hover:bg-navy-raised',
} as const;

export type ButtonVariant = keyof typeof BUTTON_VARIANTS;

/** The classes of a button. */
export function buttonClass(variant: ButtonVariant): string {
  return `${BUTTON_BASE} ${BUTTON_VARIANTS[variant]}`;
}
