import { LIST_NAME_MAX_LENGTH } from '@yahont/contracts/lists/list-terms.ts';
import { formatBirthDate, isEmail, parseBirthDate } from '@yahont/values/form-rules.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { defineForm } from '#app/base/forms/define-form.ts';

export function isListName(text: string): boolean {
  const { length } = cleanTyped(text);
  return length > 0 && length <= LIST_NAME_MAX_LENGTH;
}

/** «12.12.2026», or nothing. */
export function isDayOrEmpty(text: string): boolean {
  return cleanTyped(text) === '' || dayOf(text) !== null;
}

/** The typed day; null for nothing and for what is not a day. */
export function dayOf(text: string): string | null {
  return parseBirthDate(cleanTyped(text));
}

/** A day as it is typed. */
export function typedDay(day: string | null): string {
  return day === null ? '' : formatBirthDate(day);
}

export const LIST_WORDS = defineForm({ name: isListName, day: isDayOrEmpty });
export const HINT = defineForm({ email: isEmail });
