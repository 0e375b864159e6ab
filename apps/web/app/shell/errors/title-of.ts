/** The title that was thrown with the 404. */
export function titleOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('title' in data)) return undefined;
  return typeof data.title === 'string' ? data.title : undefined;
}
