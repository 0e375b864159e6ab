import type { OfficeOrder, OfficePiece } from '@yahont/contracts/office/orders.ts';
import { storeText, type StoreName } from '#app/lib/people/stores.ts';
import type { z } from 'zod';

export type Piece = z.infer<typeof OfficePiece>;
type Where = { text: string; tone: 'muted' | 'warn' };

/** Where a piece lies; amber when it is not where its order leaves from. */
export function whereOf(
  { storeId, isOnItsWay, place }: Piece,
  order: Pick<OfficeOrder, 'storeId' | 'status'>,
  stores: readonly StoreName[] | undefined,
): Where {
  if (order.status === 'completed') return { text: 'у покупателя', tone: 'muted' };
  const store = storeText(storeId, stores);
  if (isOnItsWay) return { text: `едет: ${store}`, tone: 'warn' };
  const text = place === null ? store : `${store}, ${place}`;
  const isElsewhere = order.storeId !== null && storeId !== order.storeId;
  return { text, tone: isElsewhere ? 'warn' : 'muted' };
}
