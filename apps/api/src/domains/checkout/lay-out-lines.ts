import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import type { OrderableLine } from '#src/domains/cart/index.ts';
import { LINE_KIND } from '#src/domains/line-kinds/index.ts';
import type { LineSource } from '#src/domains/line-kinds/index.ts';
import type { NewOrderLine } from '#src/domains/orders/index.ts';

/** One line of an order to be: a single thing, or a service on it. */
export type OrderUnit = {
  kind: LineKind;
  skuId: number | null;
  stoneId: number | null;
  productId: number | null;
  /** Its stone as pages draw it. */
  stone: LineStone | null;
  source: LineSource;
  /** Place in the list of the thing that a service belongs to. */
  parent: number | null;
  price: Kopecks;
  isDiscounted: boolean;
  isMoneyOnly: boolean;
};

/** The cart thing by thing, in its order, each followed by its services. */
export function unitsOf(lines: readonly OrderableLine[]): OrderUnit[] {
  const units: OrderUnit[] = [];
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity; piece += 1) {
      const parent = units.push(unitOf(line, null)) - 1;
      for (const service of line.services) units.push(unitOf(service, parent));
    }
  }
  return units;
}

type Priced = Omit<OrderUnit, 'source' | 'parent' | 'productId' | 'stone' | 'isDiscounted' | 'isMoneyOnly'> &
  LineSource & { productId?: number | null; lineStone?: LineStone | null };

function unitOf(line: Priced, parent: number | null): OrderUnit {
  const { kind, skuId, stoneId, productId = null, lineStone: stone = null, price } = line;
  const { isDiscounted, isMoneyOnly } = LINE_KIND[kind];
  return { kind, skuId, stoneId, productId, stone, source: line, parent, price, isDiscounted, isMoneyOnly };
}

/** Order lines with their УИН and their shares of the discounts; `units` and the sums are of one order. */
export function layOutLines(
  units: readonly OrderUnit[],
  uinsOf: ReadonlyMap<OrderUnit, string[]>,
  { lines }: Pick<OrderSums, 'lines'>,
): NewOrderLine[] {
  return units.map((unit, position) => {
    const { kind, source, parent, productId, stone } = unit;
    const sums = lines[position];
    const uins = uinsOf.get(unit);
    if (uins === undefined || sums === undefined) throw new Error(`no items or no sums for line ${position}`);
    const record = LINE_KIND[kind].reserve(LINE_KIND[kind].describe(source));
    return { ...record, position, kind, parentPosition: parent, productId, stone, uins, back: null, ...sums };
  });
}
