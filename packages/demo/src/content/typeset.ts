import { typeset as typesetText } from '@yahont/values/text/typeset.ts';

/** Values that are not prose: addresses, codes, hashes. */
const KEPT = new Set([
  'url',
  'path',
  'picture',
  'pictureFocus',
  'hash',
  'still',
  'icon',
  'code',
  'codes',
  'section',
  'sectionPath',
  'filters',
  'color',
  'type',
  'kind',
  'canonical',
  'redirectTo',
  'noindex',
  'services',
  'phone',
  'hours',
]);

/** In Markdown: targets of links and marks of footnotes. */
const MARKS = /(\]\([^)\s]*\)|\[\^\d+\])/;

/** Sets every text of a structure; addresses and hashes are left alone. */
export function typeset<T>(value: T): T {
  // safe: strings become strings and every container keeps its shape
  return typesetUnder(value, '') as T;
}

function typesetUnder(value: unknown, key: string): unknown {
  if (typeof value === 'string') return KEPT.has(key) ? value : typesetWords(value);
  if (Array.isArray(value)) return value.map((entry) => typesetUnder(entry, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, typesetUnder(entry, name)]));
}

function typesetWords(text: string): string {
  // Splitting by a capture group puts the marks at odd indexes.
  return text
    .split(MARKS)
    .map((part, index) => (index % 2 === 0 ? typesetText(part) : part))
    .join('');
}
