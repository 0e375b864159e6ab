import { normalisePhone } from '@yahont/values/phone.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';

const TAIL = /^\d{4}$/;
const NUMBER = /^(?:№\s*)?(?:я\s*-?\s*\d{1,15}|\d{5,15})$/iu;

/** Why a search finds nothing by its shape; the contract (`readOrderSearch`) refuses the same texts. */
export function searchFault(typed: string): string | undefined {
  const clean = cleanTyped(typed);
  if (TAIL.test(clean) || NUMBER.test(clean) || normalisePhone(clean) !== null) return undefined;
  return 'Ищет по номеру «Я-100216», телефону целиком или 4 его последним цифрам.';
}
