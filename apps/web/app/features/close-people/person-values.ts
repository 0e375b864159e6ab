import type { ClosePerson, ClosePersonFields } from '@yahont/contracts/close-people/close-people.ts';
import { PERSON_NAME_MAX } from '@yahont/contracts/close-people/close-people-terms.ts';
import { LIST_NAME_MAX_LENGTH } from '@yahont/contracts/lists/list-terms.ts';
import { parseYearlyDay, typedYearlyDay } from '@yahont/values/dates/yearly-day.ts';
import { formatRingSize, parseRingSize } from '@yahont/values/measures/ring-size.ts';
import { formatCm, parseLength } from '@yahont/values/measures/size.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { defineForm, isAnything, type FormValues } from '#app/base/forms/define-form.ts';

export function isPersonCalled(text: string): boolean {
  const { length } = cleanTyped(text);
  return length > 0 && length <= PERSON_NAME_MAX;
}

/** «16,5», or nothing. */
export function isRingOrEmpty(text: string): boolean {
  return isEmpty(text) || parseRingSize(text) !== null;
}

/** Centimetres: «50», «17,5», or nothing. */
export function isLengthOrEmpty(text: string): boolean {
  return isEmpty(text) || parseLength(text) !== null;
}

/** «12.12», or nothing. */
export function isDayOrEmpty(text: string): boolean {
  return isEmpty(text) || parseYearlyDay(text) !== null;
}

/** The fields in page order. A reminder, `on`, needs a day. */
export const PERSON = defineForm({
  name: isPersonCalled,
  relation: isAnything,
  ring: isRingOrEmpty,
  finger: isAnything,
  chain: isLengthOrEmpty,
  bracelet: isLengthOrEmpty,
  metal: isAnything,
  ears: isAnything,
  day: (text, { remind }: FormValues<string>) => (isEmpty(text) ? isEmpty(remind ?? '') : isDayOrEmpty(text)),
  occasion: isAnything,
  remind: isAnything,
});
export type PersonField = (typeof PERSON)['fields'][number];
export type PersonValues = FormValues<PersonField>;

/** What the form shows of a saved person. */
export function personValues({ ring, chain, bracelet, day, remind, ...words }: ClosePerson): PersonValues {
  const { name, relation, finger, metal, ears, occasion } = words;
  return {
    name,
    relation,
    ring: ring === null ? '' : formatRingSize(ring),
    finger,
    chain: chain === null ? '' : formatCm(chain),
    bracelet: bracelet === null ? '' : formatCm(bracelet),
    metal,
    ears,
    day: day === null ? '' : typedYearlyDay(day),
    occasion,
    remind: remind ? 'on' : '',
  };
}

/** What the API gets of valid values. */
export function personFields({
  ring,
  chain,
  bracelet,
  day,
  remind,
  ...words
}: PersonValues): ClosePersonFields {
  return {
    ...words,
    ring: parseRingSize(ring),
    chain: parseLength(chain),
    bracelet: parseLength(bracelet),
    day: parseYearlyDay(day),
    remind: remind !== '',
  };
}

/** The name of the list that is gathered for a person: «Мама, юбилей». */
export function listNameOf({ name, occasion }: Pick<ClosePerson, 'name' | 'occasion'>): string {
  const whole = occasion === '' ? name : `${name}, ${occasion}`;
  return whole.length <= LIST_NAME_MAX_LENGTH ? whole : name;
}

function isEmpty(text: string): boolean {
  return cleanTyped(text) === '';
}
