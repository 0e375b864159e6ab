import type { Order } from '@yahont/contracts/orders/orders.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, kopecks, sumKopecks } from '@yahont/values/money.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type PaidOrder = Pick<Order, 'paymentKind' | 'tenders' | 'expiresAt' | 'status'>;

/**
 * For an order paid in several payments: what is paid, what is left, and how long the order is held. Null for
 * an order without an unpaid part.
 */
export function partsLine(
  { paymentKind, tenders, expiresAt, status }: PaidOrder,
  offsetHours: number,
): string | null {
  if (paymentKind !== 'parts' || status !== 'awaiting-payment' || expiresAt === null) return null;
  const sumOf = (state: 'paid' | 'pending') =>
    sumKopecks(
      tenders.flatMap((tender) =>
        tender.state === state && !isBalance(tender.kind) ? [kopecks(tender.amount - tender.refunded)] : [],
      ),
    );
  const until = new Date(expiresAt);
  const moment = `${formatDayMonth(cityDate(until, offsetHours))}, ${cityTimeOfDay(until, offsetHours)}`;
  return nbsp(
    `Оплачено ${formatRoubles(sumOf('paid'))}, осталось ${formatRoubles(sumOf('pending'))}. Отложим до ${moment}`,
  );
}
