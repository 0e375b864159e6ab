import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import type { OrderableLine } from '#src/domains/buying/cart/index.ts';
import { LINE_KIND, type LineSource } from '#src/domains/buying/line-kinds/index.ts';
import type { NewOrderLine } from '#src/domains/buying/orders/index.ts';

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

/** What `unitsOf` makes of a cart as it is shown: prices alone, with the place of the piece that each belongs to. */
export function pricedUnits(lines: readonly CartLine[]): CheckoutOptions['units'] {
  const pieces = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line));
  return pieces.flatMap(({ kind, price, services }, piece) => [
    { price, ...marksOf(kind), piece },
    ...services.map((service) => ({ price: service.price, ...marksOf(SERVICE), piece })),
  ]);
}

const SERVICE: LineKind = 'service';

function marksOf(kind: LineKind): Pick<OrderUnit, 'isDiscounted' | 'isMoneyOnly'> {
  const { isDiscounted, isMoneyOnly } = LINE_KIND[kind];
  return { isDiscounted, isMoneyOnly };
}

type Priced = Omit<OrderUnit, 'source' | 'parent' | 'productId' | 'stone' | 'isDiscounted' | 'isMoneyOnly'> &
  LineSource & { productId?: number | null; lineStone?: LineStone | null };

function unitOf(line: Priced, parent: number | null): OrderUnit {
  const { kind, skuId, stoneId, productId = null, lineStone: stone = null, price } = line;
  return { kind, skuId, stoneId, productId, stone, source: line, parent, price, ...marksOf(kind) };
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
