import type { OfficeHold } from '@yahont/contracts/office/holds.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StoreHeldPiece } from '#src/domains/goods/stock/index.ts';
import type { NamedHold } from '../find-holds.ts';

/** A hold as staff read it. */
export function toOfficeHold(
  { row, name, article, size }: NamedHold,
  held: readonly StoreHeldPiece[],
): OfficeHold {
  const piece = held.find(({ holdId }) => holdId === row.id);
  const { id, code, state, storeId, price, phone, coming, wish } = row;
  return {
    id,
    code,
    state,
    storeId,
    name,
    article,
    size,
    price: kopecks(price),
    uin: piece?.uin ?? null,
    place: piece?.place ?? null,
    phone,
    coming,
    wish,
    madeAt: row.createdAt.toISOString(),
    until: row.until.toISOString(),
    extendedAt: row.extendedAt?.toISOString() ?? null,
    readyAt: row.readyAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
