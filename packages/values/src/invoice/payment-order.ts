import { cleanTyped } from '../typed/typed-text.ts';
/** Most characters of a number; banks use up to twenty digits, systems of payment more signs. */
const MAX = 40;

/**
 * The number of a payment order in the form that is stored and compared: «000017» is «17», «б/н» is
 * «Б/Н», «АВ-18» and «5254770241BSQR» stay. Null for an empty number, one without letters and digits,
 * and one that is too long.
 */
export function normalizePaymentOrder(text: string): string | null {
  const number = cleanTyped(text).toUpperCase();
  if (number.length > MAX || !/^[\p{L}\d][\p{L}\d ./№-]*$/u.test(number)) return null;
  return /^\d+$/.test(number) ? number.replace(/^0+(?=\d)/, '') : number;
}
