import type { ChangedField } from '@yahont/contracts/office/order-work/changed-fields.ts';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { calendarText } from '#app/lib/words/moments.ts';
import { WAYS } from './order-facts.ts';

type Change = OfficeOrder['history'][number]['changes'][number];

const NAMES: Readonly<Record<ChangedField, string>> = {
  name: 'Покупатель',
  phone: 'Телефон',
  email: 'Почта',
  receiver: 'Получит',
  way: 'Получение',
  address: 'Адрес',
  day: 'День',
  price: 'Доставка',
};

const WORDS: Partial<Readonly<Record<ChangedField, (value: string, now: Date) => string>>> = {
  phone: (value) => formatPhone(value),
  receiver: (value) => (value === '' ? 'сам покупатель' : value),
  way: (value) => WAYS[DELIVERY_KINDS.find((kind) => kind === value) ?? 'pickup'],
  day: (value, now) => {
    const [date = '', hours] = value.split(' ');
    return hours === undefined ? calendarText(date, now) : `${calendarText(date, now)}, ${hours}`;
  },
  price: (value) => formatRoubles(kopecks(Number(value))),
};

/** «Телефон: +7 (916) 123-45-67 → +7 (903) 555-01-01» */
export function changeText({ what, before, after }: Change, now: Date): string {
  const wordsOf = (value: string): string => WORDS[what]?.(value, now) ?? (value === '' ? 'не было' : value);
  return `${NAMES[what]}: ${wordsOf(before)} → ${wordsOf(after)}`;
}
