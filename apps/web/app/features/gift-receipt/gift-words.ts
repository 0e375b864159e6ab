import type { GiftExchange, GiftReceipt } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { formatDate, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatSize, sizeTitle } from '@yahont/values/measures/size.ts';

/** Endings by the noun of a piece. */
const YOURS: Readonly<Record<string, string>> = {
  кольцо: 'ваше',
  колье: 'ваше',
  ожерелье: 'ваше',
  серьги: 'ваши',
  пусеты: 'ваши',
  запонки: 'ваши',
  часы: 'ваши',
  подвеска: 'ваша',
  цепь: 'ваша',
  цепочка: 'ваша',
  брошь: 'ваша',
  серьга: 'ваша',
  браслет: 'ваш',
  кулон: 'ваш',
  крест: 'ваш',
  крестик: 'ваш',
};

/** «Кольцо «Луна» теперь ваше»; «теперь у вас» for a noun whose gender is not listed. */
export function giftTitle(name: string): string {
  const noun =
    name
      .toLowerCase()
      .split(/[\s\u00A0]/)
      .find((word) => Object.hasOwn(YOURS, word)) ?? '';
  return `${name} теперь ${YOURS[noun] ?? 'у\u00A0вас'}`;
}

export type Row = { name: string; value: string };

/** Rows below the card: `facts` of the model, then what this piece has. */
export function giftRows({ size, uins, warrantyUntil, exchange }: GiftReceipt, facts: readonly Row[]): Row[] {
  return [
    ...facts,
    ...(size === null ? [] : [{ name: sizeTitle(size), value: formatSize(size) }]),
    ...uins.map((uin) => ({ name: 'УИН', value: uin.replaceAll(/(\d{4})(?=\d)/g, '$1\u00A0') })),
    ...untilRow(exchange),
    ...(warrantyUntil === null
      ? []
      : [{ name: 'Гарантия', value: `до\u00A0${formatDate(warrantyUntil)} года` }]),
  ];
}

function untilRow(exchange: GiftExchange): Row[] {
  if (exchange.state !== 'open') return [];
  return [{ name: 'Обмен размера', value: `до\u00A0${formatDayMonth(exchange.until)}` }];
}

/** The size that is offered first: the nearest available one, of two equally near ones the larger. */
export function firstSize(
  own: number | null,
  sizes: readonly { size: number; storeIds: readonly number[]; isBrought: boolean }[],
): number | null {
  const free = sizes.filter(({ storeIds, isBrought }) => isBrought || storeIds.length > 0);
  const away = (size: number) => Math.abs(size - (own ?? size));
  return free.toSorted((a, b) => away(a.size) - away(b.size) || b.size - a.size)[0]?.size ?? null;
}
