/** One look a role; `call` is for links that dial and for nothing else. */
export type ButtonVariant = 'call' | 'quiet' | 'on-dark';

/** The classes of a button, whose rules are in global.css. */
export function buttonClass(variant: ButtonVariant): string {
  return `button button-${variant}`;
}
