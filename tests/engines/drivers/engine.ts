/** Keys that the tests press. */
export type PressedKey = 'Enter' | 'Escape' | 'Tab';

/** One window of a browser, as the tests use it: both drivers can do this and no more. */
export interface Engine {
  /** Opens a path of the site and waits until it has loaded. */
  open: (path: string) => Promise<void>;
  /** The path of the page it shows. */
  path: () => Promise<string>;
  /** Runs a function in the page. It must not name anything outside of itself. */
  evaluate: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Moves the pointer to a point of the viewport, in CSS px, and presses there if asked to. */
  point: (x: number, y: number, press: boolean) => Promise<void>;
  press: (key: PressedKey) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors and failed requests since the last call. */
  takeProblems: () => Promise<string[]>;
  /** The visible part of the page, a PNG. */
  screenshot: () => Promise<Uint8Array>;
  close: () => Promise<void>;
}

export interface EngineOptions {
  /** Address of the served site, without a slash at its end. */
  site: string;
  /** False switches JavaScript off in all pages. */
  scripts?: boolean;
}
