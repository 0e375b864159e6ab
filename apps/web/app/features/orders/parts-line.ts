import type { Order } from '@yahont/contracts/orders/orders.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, kopecks, sumKopecks } from '@yahont/values/money.ts';
import { isBalance } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Facts = Pick<Order, 'paymentKind' | 'tenders' | 'expiresAt' | 'status'>;

/** What was paid of an order in several payments, what is left and until when it is held; null for an order that waits for no part. */
export function partsLine(
  { paymentKind, tenders, expiresAt, status }: Facts,
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
