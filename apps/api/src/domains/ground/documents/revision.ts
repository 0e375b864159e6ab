import { isDeepStrictEqual } from 'node:util';
import { fields } from './office/write-draft.ts';

/** The day of publication in a body. It may change without a change of the text. */
export const DAY_FIELD = 'publishedOn';

/**
 * Whether a body replaces a published one with different text.
 * @param before as stored; null when nothing was published
 */
export function isRevision(before: unknown, after: object): boolean {
  return before !== null && !isDeepStrictEqual(wordsOf(before), wordsOf(after));
}

/** As JSON stores it: without undefined fields. */
function wordsOf(body: unknown): object {
  const { [DAY_FIELD]: _, ...words } = fields(JSON.parse(JSON.stringify(body)));
  return words;
}
