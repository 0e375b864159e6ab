import { AppError } from '../errors.ts';

/** Escapes of what may be unkeepable: NUL and halves of surrogate pairs. UTF-8 itself cannot carry the latter. */
const SUSPICIOUS = /\\u(0000|d[89a-f])/i;

/** Parses a body. PostgreSQL keeps neither NUL nor lone surrogates, so they are refused wherever they stand. */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('bad-request', 'malformed-json', { cause });
  }
  if (SUSPICIOUS.test(text) && !isKeepable(value)) throw new AppError('bad-request', 'unkeepable-text');
  return value;
}

/** Refuses an address with an encoded NUL in its path or query. */
export function refuseNul(url: string): void {
  if (url.includes('%00')) throw new AppError('bad-request', 'unkeepable-text');
}

/** With a list of its own instead of recursion: the nesting is the sender's choice. */
function isKeepable(root: unknown): boolean {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value === 'object' && value !== null)
      waiting.push(...Object.keys(value), ...Object.values(value));
  }
  return true;
}
