/** An error without a stack, for whoever builds the site: none of our code is to blame. */
export function buildError(message: string): Error {
  return Object.assign(new Error(message), { stack: '' });
}
