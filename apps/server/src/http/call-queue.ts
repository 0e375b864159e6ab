import type { Limits } from '#src/limits/limits.ts';

/** Calls that search the catalogue in memory. */
const SEARCHES = /^\/api\/(?:catalogue|search)\b/;
/** Calls that draw a file; some do so for anonymous visitors, with arbitrary numbers in it. */
const DRAWN = /^\/api\/.+\/file$/;

/**
 * The queue of calls that need the processor; null for all others, which wait for the database.
 * @param sent the path as it was sent; escapes are decoded as in the API, which reads `/%66ile` as `/file`
 */
export function callQueue(sent: string): keyof Pick<Limits, 'shared' | 'drawn'> | null {
  const path = readable(sent);
  if (SEARCHES.test(path)) return 'shared';
  return DRAWN.test(path) ? 'drawn' : null;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // The API finds no call there either.
    return path;
  }
}
