import { nbsp } from '@yahont/values/text/typography.ts';

const KEPT = new Set(['url', 'path', 'picture', 'pictureFocus', 'icon', 'sectionPath', 'color']);

/** Puts no-break spaces into every text of a structure; addresses and hashes are left alone. */
export function typeset<T>(value: T): T {
  // safe: strings become strings and every container keeps its shape
  return typesetUnder(value, '') as T;
}

function typesetUnder(value: unknown, key: string): unknown {
  if (typeof value === 'string') return KEPT.has(key) ? value : nbsp(value);
  if (Array.isArray(value)) return value.map((entry) => typesetUnder(entry, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, typesetUnder(entry, name)]));
}
