import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import type { OrderableLine } from '#src/domains/cart/index.ts';
import type { NewOrderLine } from '#src/domains/orders/index.ts';
import type { TakenItem } from '#src/domains/stock/index.ts';

/** One order line per physical item, in the order of the cart, each with its УИН and its shares of the discounts. */
export function layOutLines(
  lines: readonly OrderableLine[],
  taken: ReadonlyMap<number, readonly TakenItem[]>,
  { lines: lineSums }: Pick<OrderSums, 'lines'>,
): NewOrderLine[] {
  const each = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, (_, index) => ({ line, uin: taken.get(line.skuId)?.[index]?.uin })),
  );
  return each.map(({ line, uin }, position) => {
    const sums = lineSums[position];
    if (uin === undefined || sums === undefined)
      throw new Error(`no piece or no sums for position ${position}`);
    const { skuId, productId, name, article, metal, size } = line;
    return { position, skuId, productId, uin, name, article, metal, size, ...sums };
  });
}
