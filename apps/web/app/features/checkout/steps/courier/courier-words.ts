import type { CheckoutOptions, OfferedFitting } from '@yahont/contracts/checkout/checkout.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Courier = Pick<CheckoutOptions['courier'], 'price' | 'freeFrom' | 'isCarried' | 'fitting'>;

export function courierTitle({ isCarried, fitting }: Pick<Courier, 'isCarried' | 'fitting'>): string {
  if (isCarried) return 'Курьер службы доставки';
  return fitting?.isOffered ? 'Курьер с\u00A0примеркой' : 'Курьер';
}

/** «24 ноября»; for a carrier, which lets nobody choose the day, «с 24 ноября». */
export function courierDayText({ isCarried }: Pick<Courier, 'isCarried'>, date: string): string {
  return isCarried ? nbsp(`с ${formatDayMonth(date)}`) : formatDayMonth(date);
}

/** The delivery price, and what the courier does; `noCalls`: the shopper wants no calls. */
export function courierPromise({ price, freeFrom, isCarried, fitting }: Courier, noCalls = false): string {
  const cost =
    price === 0
      ? 'Доставим бесплатно.'
      : `Доставка ${formatRoubles(price)}, от ${formatRoubles(freeFrom)} бесплатно.`;
  const visit = isCarried
    ? 'Привезёт служба доставки, заказ оплачивают сразу.'
    : `Курьер ${noCalls ? 'приедет без звонка' : 'позвонит за час'}${fitting?.isOffered ? ' и' : '.'} ${fittingText(fitting)}`;
  return nbsp(`${cost} ${visit}`.trim());
}

/** The same for same-day delivery. */
export function todayPromise({
  price,
  by,
  orderBefore,
  fitting,
}: NonNullable<CheckoutOptions['express']>): string {
  const visit = `Привезём из салонов города до ${by} за ${formatRoubles(price)}, если заказать до ${orderBefore}.`;
  return nbsp(`${visit} ${fitting?.isOffered ? 'Курьер ' : ''}${fittingText(fitting)}`.trim());
}

/** The text about trying on, after «Курьер»; a separate sentence when nothing can be tried on. */
function fittingText(fitting: OfferedFitting): string {
  if (fitting === null) return '';
  const { minutes, pieces, isOffered } = fitting;
  if (!isOffered)
    return `Примерить у двери можно до ${countOf(pieces, ['украшения', 'украшений', 'украшений'])}, в корзине их больше.`;
  const time = countOf(minutes, ['минуту', 'минуты', 'минут']);
  return `подождёт ${time}, пока вы примеряете. Что не подойдёт, увезёт: деньги за это вернём или не возьмём.`;
}
