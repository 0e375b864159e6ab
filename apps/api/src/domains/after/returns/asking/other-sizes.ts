import type { OtherSizes } from '@yahont/contracts/returns/returns.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import type { DeliveryRules } from '#src/domains/goods/delivery/index.ts';
import type { OrderLineRow } from '#src/domains/buying/orders/index.ts';
import { countAvailable } from '#src/domains/goods/stock/index.ts';

export type SizeDeps = {
  /** Undefined for a SKU that is no longer offered. */
  findSku: (skuId: number) => OfferedSku | undefined;
  /** Whether the shop's ways to pay take this price. */
  sellsOnline: (price: Kopecks) => boolean;
  delivery: Pick<DeliveryRules, 'courierDates' | 'daysAway'>;
};

/** Maximum number of sizes listed for one line. */
const SIZES_MAX = 4;

/**
 * Sizes of the same products that can be bought now, by line id, with the delivery days that the
 * product's page shows to this caller. Lines without such sizes are omitted. One statement, however
 * many lines.
 */
export async function findOtherSizes(
  ctx: Pick<CallContext, 'db' | 'city' | 'now'>,
  { findSku, sellsOnline, delivery }: SizeDeps,
  lines: readonly Pick<OrderLineRow, 'id' | 'skuId' | 'size'>[],
  differenceOf: (lineId: number, sku: OfferedSku) => number | null,
): Promise<Map<number, OtherSizes>> {
  const asked = lines.flatMap(({ id, skuId, size }) => {
    const sku = skuId === null || size === null ? undefined : findSku(skuId);
    // A setting is sold with the stone that its buyer chooses.
    if (!sku || size === null || sku.seat !== null) return [];
    return [{ id, sku, others: nearestFirst(size, sku.sizes) }];
  });
  const skuIds = new Set(asked.flatMap(({ others }) => others.map(({ skuId }) => skuId)));
  const available = await countAvailable(ctx.db, [...skuIds]);
  const now = ctx.now();
  const dayOf = (places: OfferedSku['places']) => {
    const awayDays = delivery.daysAway(ctx.city, now, [{ places, quantity: 1 }]);
    return delivery.courierDates(ctx.city, now, { awayDays })[0] ?? null;
  };
  const found = new Map<number, OtherSizes>();
  for (const { id, sku, others } of asked) {
    const sizes = others.flatMap(({ skuId, size }) => {
      const places = available.get(skuId)?.byStore;
      if (places === undefined) return [];
      // A longer piece may cost more than may be sold online.
      const other = findSku(skuId);
      return [
        {
          size,
          courierDate: other !== undefined && sellsOnline(other.price) ? dayOf(places) : null,
          difference: other === undefined ? null : differenceOf(id, other),
        },
      ];
    });
    const nearest = sizes.slice(0, SIZES_MAX).toSorted((a, b) => a.size - b.size);
    if (nearest.length > 0) found.set(id, { url: sku.url, sizes: nearest });
  }
  return found;
}

/** The other sizes, nearest first; of two equally near ones the larger is first. */
export function nearestFirst<S extends { size: number }>(size: number, sizes: readonly S[]): S[] {
  const from = (other: S) => Math.abs(other.size - size);
  return sizes
    .filter((other) => other.size !== size)
    .toSorted((a, b) => from(a) - from(b) || b.size - a.size);
}
