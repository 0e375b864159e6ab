import type { OtherSizes, ReturnableLine } from '@yahont/contracts/returns/returns.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { isLength, sizeQuery, sizeWords } from '@yahont/values/measures/size.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

/**
 * A piece that may be returned because of its size, with the sizes available instead; `lineIds`: of all equal
 * pieces.
 */
export type SizedPiece = { lineIds: number[]; name: string } & OtherSizes;

type Lines = readonly { id: number; name: string }[];
type Verdicts = readonly Pick<ReturnableLine, 'lineId' | 'unwanted' | 'otherSizes'>[];

/**
 * The pieces that can be exchanged for another size; excludes pieces that may be returned only for a fault.
 */
export function sizedPieces(lines: Lines, verdicts: Verdicts): SizedPiece[] {
  const pieces = lines.flatMap(({ id, name }) => {
    const verdict = verdicts.find(({ lineId }) => lineId === id);
    if (!verdict?.unwanted.isReturnable || verdict.otherSizes === null) return [];
    return [{ id, name, ...verdict.otherSizes }];
  });
  const equal = Map.groupBy(pieces, ({ url, sizes }) => `${url} ${sizes.map(({ size }) => size).join(' ')}`);
  return Array.from(equal.values()).flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { name, url, sizes } = first;
    return [{ lineIds: own.map(({ id }) => id), name, url, sizes }];
  });
}

type Place = { cityIn: string; today: string };

/** «Есть размер 17. Доставка в Москве завтра, 21 ноября.» */
export function sizesText({ sizes }: Pick<SizedPiece, 'sizes'>, { cityIn, today }: Place): string {
  const [first] = sizes;
  const what =
    sizes.length === 1 && first !== undefined
      ? `Есть ${sizeWords(first.size)}`
      : `Есть другие ${areLengths(sizes) ? 'длины' : 'размеры'}`;
  return nbsp(`${what}. ${whenText(sizes, { cityIn, today })}`);
}

function whenText(sizes: SizedPiece['sizes'], { cityIn, today }: Place): string {
  const day = sizes.find(({ courierDate }) => courierDate !== null)?.courierDate ?? null;
  if (day === null) return 'Такие изделия мы продаём в салонах.';
  if (haveOwnDays(sizes)) return `День доставки ${cityIn} — у каждого свой.`;
  return `Доставка ${cityIn} ${formatDeliveryDate(day, today)}.`;
}

/** «21 ноября» beside a size; null when the text names one day for all sizes. */
export function ownDayOf(
  { courierDate }: SizedPiece['sizes'][number],
  sizes: SizedPiece['sizes'],
): string | null {
  return courierDate !== null && haveOwnDays(sizes) ? formatDayMonth(courierDate) : null;
}

function haveOwnDays(sizes: SizedPiece['sizes']): boolean {
  return new Set(sizes.map(({ courierDate }) => courierDate)).size > 1;
}

/** Whether the sizes are lengths instead of ring sizes. */
export function areLengths(sizes: SizedPiece['sizes']): boolean {
  return sizes.some(({ size }) => isLength(size));
}

/** The price difference of an exchange: «без доплаты», «доплата 1 200 ₽», «вернём 500 ₽». */
export function differenceText(difference: number): string {
  if (difference === 0) return nbsp('без доплаты');
  return difference > 0
    ? nbsp(`доплата ${formatRoubles(kopecks(difference))}`)
    : nbsp(`вернём ${formatRoubles(kopecks(-difference))}`);
}

/**
 * What is paid and when: an exchange reserves the piece at once; a piece that is not sold online is bought in
 * a store.
 */
export function moneyText(pieces: readonly Pick<SizedPiece, 'sizes'>[]): string {
  const isExchanged = pieces.some(({ sizes }) => sizes.some(({ difference }) => difference !== null));
  if (isExchanged)
    return nbsp(
      'Отложим новое изделие сразу, второй раз платить не нужно: прежнее изделие оплатит его после проверки. Меняем в салоне или через курьера.',
    );
  const isSoldOnline = pieces.some(({ sizes }) => sizes.some(({ courierDate }) => courierDate !== null));
  const bought = isSoldOnline ? 'закажите и оплатите как обычно' : 'выберите и оплатите в салоне';
  return nbsp(`Новое изделие ${bought}. Деньги за это вернём после проверки.`);
}

/** The page of the product with the size chosen. */
export function sizeHref({ url }: Pick<SizedPiece, 'url'>, size: number): string {
  return `${url}?${sizeQuery(size)}`;
}
