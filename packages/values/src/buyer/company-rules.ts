import { cleanTyped } from '../typed/typed-text.ts';
import { isCompanyInn } from './inn.ts';

/** Longest official name of a company and longest legal address, characters. */
export const COMPANY_NAME_MAX = 250;
export const LEGAL_ADDRESS_MAX = 300;

/** The digits of a number that was typed or pasted with spaces and hyphens. */
export function digitsOf(text: string): string {
  return cleanTyped(text).replaceAll(/[\s\u2010-\u2015-]/g, '');
}

/** Whether a text is a КПП: nine digits, of which the first four name the tax office. */
export function isKpp(text: string): boolean {
  return /^\d{9}$/.test(text) && !text.startsWith('0000');
}

/** Whether a КПП suits an ИНН: a legal entity has one, an entrepreneur none. */
export function isKppFor(inn: string, kpp: string): boolean {
  return isCompanyInn(inn) ? isKpp(kpp) : kpp === '';
}

/** Whether a text names a company or an entrepreneur: two letters or digits are the shortest name there is. */
export function isCompanyName(text: string): boolean {
  return text.length <= COMPANY_NAME_MAX && (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2;
}

/** Whether a text may be a legal address: it has letters, and more than a city alone would have at its shortest. */
export function isLegalAddress(text: string): boolean {
  const trimmed = cleanTyped(text);
  return trimmed.length >= 5 && trimmed.length <= LEGAL_ADDRESS_MAX && /\p{L}/u.test(trimmed);
}
