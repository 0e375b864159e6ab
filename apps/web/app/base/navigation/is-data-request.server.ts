/** Whether a client-side navigation requests only a page's data; React Router appends the suffix to the address. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
