/** One look a role, whose rules are in global.css; `call` is for links that dial and nothing else. */
const BUTTONS = {
  call: 'button button-call',
  quiet: 'button button-quiet',
  'on-dark': 'button button-on-dark',
} as const;

export type ButtonVariant = keyof typeof BUTTONS;

/** The classes of a button. */
export function buttonClass(variant: ButtonVariant): string {
  return BUTTONS[variant];
}
