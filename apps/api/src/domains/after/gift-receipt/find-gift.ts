import { eq } from 'drizzle-orm';
import { showGiftReceipt as contract } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { warrantyUntil } from '@yahont/values/dates/after-sale.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import {
  findLines,
  getOrderRow,
  type OrderLineRow,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import { orderLines } from '#src/domains/buying/orders/orders.tables.ts';
import type { GiftDeps } from './gift-receipt.deps.ts';
import { NO_GIFT } from './no-gift.ts';

export type Gift = {
  order: OrderRow;
  line: OrderLineRow;
  /** What the giver wrote on the card. */
  message: string | null;
  /** The last day of the guarantee; null before the hand-over. */
  warrantyUntil: IsoDate | null;
};

/**
 * The present behind a link. For the receiver: nothing that names the buyer or a sum may leave the domain.
 * @throws `gift-not-found`, also after the guarantee and for an order that ended before the hand-over
 */
export async function findGift(
  db: Db,
  { links, cities }: Pick<GiftDeps, 'links' | 'cities'>,
  { link, now }: { link: string; now: Date },
): Promise<Gift> {
  const lineId = links.lineOf(link);
  const [found] =
    lineId === null
      ? []
      : await db.select({ orderId: orderLines.orderId }).from(orderLines).where(eq(orderLines.id, lineId));
  if (lineId === null || !found || !links.isOf(link, { lineId, orderId: found.orderId }))
    throw refuse(contract.refusals, 'gift-not-found', {});
  const order = await getOrderRow(db, found.orderId);
  const lines = await findLines(db, [order.id]);
  const line = lines.find(({ id }) => id === lineId);
  const wrap = line && wrapOf(line, lines);
  if (!line || !wrap || NO_GIFT.includes(order.status)) throw refuse(contract.refusals, 'gift-not-found', {});
  const { timezone } = cities.getOrDefault(order.cityId);
  const until = order.status === 'completed' ? warrantyUntil(cityDate(order.stateSince, timezone)) : null;
  if (until !== null && cityDate(now, timezone) > until)
    throw refuse(contract.refusals, 'gift-not-found', {});
  const { note = '' } = wrap.options;
  return { order, line, message: note === '' ? null : note, warrantyUntil: until };
}

/** The wrapping of a piece; undefined for one that is not a present. */
export function wrapOf(line: OrderLineRow, lines: readonly OrderLineRow[]): OrderLineRow | undefined {
  return lines.find(
    ({ service, parentPosition }) => service === 'gift-wrap' && parentPosition === line.position,
  );
}
