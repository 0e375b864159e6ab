import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Courier = Pick<CheckoutOptions['courier'], 'price' | 'freeFrom' | 'isCarried'>;

/** Only the shop's own couriers wait for a fitting. */
export function courierTitle({ isCarried }: Pick<Courier, 'isCarried'>): string {
  return isCarried ? 'Курьер службы доставки' : 'Курьер с\u00A0примеркой';
}

/** What the delivery costs, and what its courier does. */
export function courierPromise({ price, freeFrom, isCarried }: Courier): string {
  const cost =
    price === 0
      ? 'Доставим бесплатно.'
      : `Доставка ${formatRoubles(price)}, от ${formatRoubles(freeFrom)} бесплатно.`;
  const visit = isCarried
    ? 'Привезёт служба доставки, заказ оплачивают сразу.'
    : 'Курьер позвонит за час и подождёт, пока вы примеряете.';
  return nbsp(`${cost} ${visit}`);
}

/** The same of a courier who comes today. */
export function todayPromise({ price, by, orderBefore }: NonNullable<CheckoutOptions['express']>): string {
  return nbsp(
    `Привезём из салонов города до ${by} за ${formatRoubles(price)}, если заказать до ${orderBefore}. Курьер подождёт, пока вы примеряете.`,
  );
}
