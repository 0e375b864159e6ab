import { isPersonName, NAME_MAX_LENGTH } from '../form-rules.ts';
import { cleanTyped } from '../typed/typed-text.ts';

/** Why a text is not a name (SPEC 5.7); `sign` is the first character that is not allowed. */
export type NameFault =
  | { kind: 'empty' | 'space' | 'apostrophe' | 'digit' | 'length' | 'hyphens' }
  | { kind: 'letter' | 'sign'; sign: string };

const FAULTS: readonly [kind: 'space' | 'apostrophe' | 'digit', sign: RegExp][] = [
  ['space', /\s/],
  ['apostrophe', /['‘’‛′`´ʼ"]/],
  ['digit', /\p{N}/u],
];

/**
 * The first fault of a name; null for a valid one. Non-Russian Cyrillic letters are `letter` (decision
 * 0096).
 */
export function nameFault(text: string): NameFault | null {
  if (isPersonName(text)) return null;
  const name = cleanTyped(text);
  if (name === '') return { kind: 'empty' };
  const sign = Array.from(name).find((one) => one !== '-' && !isPersonName(one));
  if (sign === undefined) return { kind: name.length > NAME_MAX_LENGTH ? 'length' : 'hyphens' };
  const found = FAULTS.find(([, signs]) => signs.test(sign));
  if (found !== undefined) return { kind: found[0] };
  return { kind: /\p{L}/u.test(sign) ? 'letter' : 'sign', sign };
}
