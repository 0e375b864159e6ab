import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import { ZERO, type Kopecks } from '@yahont/values/money.ts';
import { setTitle } from '@yahont/values/sums/set-kinds.ts';
import { pieceIndexes } from '@yahont/values/sums/split/split-within.ts';
import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import type { OrderableLine } from '#src/domains/buying/cart/index.ts';
import { LINE_KIND, type LineSource } from '#src/domains/buying/line-kinds/index.ts';
import type { NewOrderLine } from '#src/domains/buying/orders/index.ts';

/** One line of an order to be placed: a single thing, or a service on it. */
export type OrderUnit = {
  kind: LineKind;
  skuId: number | null;
  stoneId: number | null;
  productId: number | null;
  /** Its stone as pages draw it. */
  stone: LineStone | null;
  source: LineSource;
  /** Index of the thing to which a service belongs. */
  parent: number | null;
  price: Kopecks;
  isDiscounted: boolean;
  isMoneyOnly: boolean;
  /** Things with the same group stay in one order. */
  group: string | null;
  /** The whole set that it belongs to. */
  set: { group: string; title: string } | null;
  /** What the set takes off its price. */
  setDiscount: Kopecks;
};

/** A line with its share of the discount of a whole set. */
export type DiscountedLine = OrderableLine & { setDiscount: Kopecks; isSetWhole: boolean };

/** The cart as single things in order, each followed by its services. */
export function unitsOf(lines: readonly DiscountedLine[]): OrderUnit[] {
  const units: OrderUnit[] = [];
  for (const line of lines) {
    const { set, setDiscount, isSetWhole } = line;
    const ofSet = {
      group: set?.group ?? null,
      set: set && isSetWhole ? { group: set.group, title: setTitle(set) } : null,
      setDiscount,
    };
    for (let piece = 0; piece < line.quantity; piece += 1) {
      const parent = units.push({ ...unitOf(line, null), ...ofSet }) - 1;
      for (const service of line.services) units.push(unitOf(service, parent));
    }
  }
  return units;
}

/** What `unitsOf` makes of a displayed cart: only prices, with the index of each one's piece. */
export function pricedUnits(lines: readonly CartLine[]): CheckoutOptions['units'] {
  return pieceIndexes(lines).flatMap(({ line, piece }) => {
    const thing = lines[line];
    if (!thing) return [];
    const { kind, price, services, setDiscount } = thing;
    return [
      { price, ...marksOf(kind), setDiscount, piece },
      ...services.map((service) => ({
        price: service.price,
        ...marksOf(SERVICE),
        setDiscount: ZERO,
        piece,
      })),
    ];
  });
}

const SERVICE: LineKind = 'service';

function marksOf(kind: LineKind): Pick<OrderUnit, 'isDiscounted' | 'isMoneyOnly'> {
  const { isDiscounted, isMoneyOnly } = LINE_KIND[kind];
  return { isDiscounted, isMoneyOnly };
}

type Priced = Pick<OrderUnit, 'kind' | 'skuId' | 'stoneId' | 'price'> &
  LineSource & { productId?: number | null; lineStone?: LineStone | null };

function unitOf(line: Priced, parent: number | null): OrderUnit {
  const { kind, skuId, stoneId, productId = null, lineStone: stone = null, price } = line;
  const ofNoSet = { group: null, set: null, setDiscount: ZERO };
  return {
    kind,
    skuId,
    stoneId,
    productId,
    stone,
    source: line,
    parent,
    price,
    ...marksOf(kind),
    ...ofNoSet,
  };
}

/** Order lines with their УИН and their shares of the discounts; `units` and the sums belong to one order. */
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
    const ofSet = {
      setGroup: unit.set?.group ?? null,
      setName: unit.set?.title ?? null,
      setDiscount: unit.setDiscount,
    };
    const joined = { productId, stone, uins, back: null };
    return { ...record, position, kind, parentPosition: parent, ...joined, ...ofSet, ...sums };
  });
}
