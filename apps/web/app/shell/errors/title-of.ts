/** Title that whoever threw the 404 has given it. */
export function titleOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('title' in data)) return undefined;
  return typeof data.title === 'string' ? data.title : undefined;
}
