import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles, sumKopecks, ZERO } from '@yahont/values/money.ts';
import type { Pair } from '#app/parts/facts/pairs.tsx';
import { storeText, type StoreName } from '#app/lib/people/stores.ts';
import { calendarText, dateText } from '#app/lib/words/moments.ts';
import { TENDER_NAME } from '#app/lib/words/orders.ts';

type Around = { now: Date; stores: readonly StoreName[] | undefined };

/** The total and what pays it. */
export function moneyPairs({ tenders, total, due, cash, isPaid }: OfficeOrder): readonly Pair[] {
  const refunded = sumKopecks(tenders.map((tender) => tender.refunded));
  return [
    ...tenders.map(({ kind, amount, state, byCard }) => ({
      name: `${TENDER_NAME[kind]}${byCard === true ? ', картой' : ''}${STATE_WORDS[state]}`,
      value: formatRoubles(amount),
    })),
    ...(refunded === ZERO ? [] : [{ name: 'Возвращено', value: formatRoubles(refunded) }]),
    { name: isPaid ? 'Итого, оплачено' : 'Итого', value: formatRoubles(total), isTotal: true },
    ...(due === ZERO ? [] : [{ name: 'Осталось получить', value: formatRoubles(due) }]),
    ...(cash === ZERO ? [] : [{ name: 'Из них наличными', value: formatRoubles(cash) }]),
  ];
}

const STATE_WORDS = {
  pending: ', ждёт',
  held: ', отложено',
  paid: '',
  released: ', не взято',
} as const;

/** How and until when the buyer gets it. */
export function orderFacts(order: OfficeOrder, { now, stores }: Around): readonly Pair[] {
  const { delivery, storeId, storeUntil, place } = order;
  const { from, to } = delivery;
  const hours = from !== null && to !== null ? `, ${from}–${to}` : '';
  const day = `${calendarText(delivery.date, now)}${hours}`;
  return [
    {
      name: 'Получение',
      value: DELIVERY[delivery.kind].isCollected ? storeText(storeId, stores) : WAYS[delivery.kind],
    },
    ...(DELIVERY[delivery.kind].isBrought && delivery.address !== ''
      ? [{ name: 'Адрес', value: delivery.address }]
      : []),
    { name: 'День', value: storeUntil === null ? day : `хранится до ${dateText(storeUntil, now)}` },
    ...(place === null ? [] : [{ name: 'Место', value: place }]),
    ...(delivery.carrier === null ? [] : [{ name: 'Перевозчик', value: delivery.carrier }]),
    ...(delivery.trackNumber === null ? [] : [{ name: 'Трек', value: delivery.trackNumber }]),
  ];
}

export const WAYS: Readonly<Record<OfficeOrder['delivery']['kind'], string>> = {
  courier: 'курьер',
  express: 'курьер сегодня',
  pickup: 'магазин',
  point: 'пункт выдачи',
  electronic: 'на почту',
};
