import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { normalisePhone } from '@yahont/values/phone.ts';

export type OrderSearch =
  | { by: 'number'; id: number }
  | { by: 'tail'; tail: string }
  | { by: 'phone'; phone: string };

const TAIL = /^\d{4}$/;
const NUMBER = /^(?:№\s*)?(?:я\s*-?\s*(\d{1,15})|(\d{5,15}))$/iu;

/**
 * Parses a staff search by its shape: `1833` is the end of a phone, `Я-100216` and `100216` a number,
 * `8 916 204-18-33` a phone; null for anything else.
 */
export function readOrderSearch(text: string): OrderSearch | null {
  const typed = cleanTyped(text);
  if (TAIL.test(typed)) return { by: 'tail', tail: typed };
  const phone = normalisePhone(typed);
  if (phone !== null) return { by: 'phone', phone };
  const [, marked, bare] = NUMBER.exec(typed) ?? [];
  const id = marked ?? bare;
  return id === undefined ? null : { by: 'number', id: Number(id) };
}
