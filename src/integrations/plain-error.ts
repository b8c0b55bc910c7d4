/** Stops a build with a sentence for its owner, whom the place in the code would tell nothing. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = '';
  return error;
}
