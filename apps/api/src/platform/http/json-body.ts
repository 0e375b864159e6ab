import { AppError } from '../errors.ts';

/**
 * Escapes that PostgreSQL may be unable to store: NUL and lone surrogates. UTF-8 itself cannot contain
 * the latter.
 */
const SUSPICIOUS = /\\u(0000|d[89a-f])/i;

/** Parses a body. PostgreSQL stores neither NUL nor lone surrogates, so they are refused everywhere. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad-request', 'malformed-json', { cause });
  }
  if (SUSPICIOUS.test(text) && !isStorable(value)) throw new AppError('bad-request', 'unkeepable-text');
  return value;
}

/** Refuses an address with an encoded NUL in its path or query. */
export function refuseNul(url: string): void {
  if (url.includes('%00')) throw new AppError('bad-request', 'unkeepable-text');
}

/** Iterative instead of recursive, because the sender chooses the depth. */
function isStorable(root: unknown): boolean {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value === 'object' && value !== null)
      waiting.push(...Object.keys(value), ...Object.values(value));
  }
  return true;
}
