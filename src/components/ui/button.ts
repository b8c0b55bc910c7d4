/** One look a role, by its class; `call` is for links that dial and nothing else. */
export type ButtonVariant = 'call' | 'quiet' | 'on-dark';
