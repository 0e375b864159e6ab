/** Whether a navigation in the browser asks for a page's data alone; React Router adds the suffix to the address. */
export function isDataRequest(request: Request): boolean {
  return new URL(request.url).pathname.endsWith('.data');
}
