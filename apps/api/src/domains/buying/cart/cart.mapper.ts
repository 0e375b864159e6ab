import type { CartLine, CartService } from '@yahont/contracts/cart/cart.ts';
import { kopecks, ZERO } from '@yahont/values/money.ts';
import type { PricedLine } from '@yahont/values/sums/cart-sums.ts';
import { setTitle } from '@yahont/values/sums/set-kinds.ts';
import { completeGroups, setDiscounts } from '@yahont/values/sums/sets.ts';
import { pictureOfLine, type OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { lineDays, LINE_KIND, type LineSource } from '#src/domains/buying/line-kinds/index.ts';
import { lineUrl } from '#src/domains/goods/stones/index.ts';
import type { CartDeps, ReadyNeed } from './cart-deps.ts';
import type { CartLineRow } from './load-cart.sql.ts';

/**
 * Combines rows with the catalogue's texts into lines of the contract; goods no longer offered are left
 * out.
 */
export function toCartLines(
  rows: readonly CartLineRow[],
  { findSku, readyDate }: Pick<CartDeps, 'findSku'> & { readyDate: (need: ReadyNeed) => string },
): CartLine[] {
  const services = Map.groupBy(rows, ({ parentId }) => parentId);
  const counted = new Map<number, number>();
  return (services.get(null) ?? []).flatMap((row) => {
    const sku = row.skuId === null ? undefined : findSku(row.skuId);
    const source = { ...row, sku: sku ?? null };
    if (!LINE_KIND[row.kind].isOffered(source)) return [];
    const own = (services.get(row.id) ?? []).map((service) => toService(service, row.quantity));
    const day = readyDate({
      workDays: lineDays({ kind: row.kind, services: own }),
      wanted: wantedBy(row, sku, counted),
    });
    return [toCartLine({ row, source, sku, readyDate: day, services: own })];
  });
}

/**
 * The items of a line with the places where they are. Lines with the same SKU share its items, and the
 * first line gets the nearest.
 * @param counted items of each SKU that earlier lines need; this line's items are added
 */
function wantedBy(
  { skuId, stoneId, quantity, available, stoneStoreId }: CartLineRow,
  sku: OfferedSku | undefined,
  counted: Map<number, number>,
): ReadyNeed['wanted'] {
  const before = skuId === null ? 0 : (counted.get(skuId) ?? 0);
  if (skuId !== null) counted.set(skuId, before + quantity);
  return [
    ...(sku ? [{ places: sku.places, quantity: before + quantity }] : []),
    ...(stoneId === null ? [] : [{ places: new Map([[stoneStoreId, available.stone]]), quantity }]),
  ];
}

type LineParts = {
  row: CartLineRow;
  source: LineSource;
  sku: OfferedSku | undefined;
  readyDate: string;
  services: CartService[];
};

function toCartLine({ row, source, sku, readyDate, services }: LineParts): CartLine {
  const kind = LINE_KIND[row.kind];
  const record = kind.describe(source);
  const price = kind.price(source);
  const inStock = new Set(row.inStock);
  return {
    id: row.id,
    kind: row.kind,
    skuId: row.skuId,
    stoneId: row.stoneId,
    productId: sku?.productId ?? null,
    stone: row.lineStone,
    url: urlOf(row, sku, services),
    name: record.name,
    details: kind.details(record),
    article: record.article,
    metal: record.metal,
    picture: pictureOfLine(sku, row.lineStone),
    size: record.size,
    gift: row.options.gift?.design ?? null,
    sizes: (sku?.sizes ?? []).map((one) => ({ ...one, isAvailable: inStock.has(one.skuId) })),
    quantity: row.quantity,
    // Only existing items are sold: each order line has the УИН of its items.
    available: kind.availability(row.available),
    isStoneTaken: row.stoneId !== null && row.available.stone === 0,
    price,
    priceUnit: sku?.priceUnit ?? 'piece',
    oldPrice: kind.oldPrice(source),
    prices: kind.prices(record, price),
    sum: kopecks(price * row.quantity),
    readyDate,
    engravedAt: sku?.engravedAt ?? null,
    set:
      row.set === null
        ? null
        : { ...row.set, title: setTitle(row.set), url: `/sets/${row.set.slug}/`, isWhole: false },
    setDiscount: ZERO,
    services,
  };
}

/**
 * The lines with the discounts of their sets, which depend on the whole cart.
 * @param promo the code that applies to the cart
 */
export function withSets(lines: readonly CartLine[], promo: { percent: number } | null): CartLine[] {
  const discounts = setDiscounts(lines, promo);
  const complete = completeGroups(lines);
  return lines.map(({ set, ...line }, index) => ({
    ...line,
    set: set && { ...set, isWhole: complete.has(set.group) },
    setDiscount: discounts[index] ?? ZERO,
  }));
}

/**
 * The address of its own page; for a stone its page, for a stone in a setting the page with that choice
 * and its inscription.
 */
function urlOf(
  { kind, lineStone }: CartLineRow,
  sku: OfferedSku | undefined,
  services: readonly CartService[],
): string {
  if (lineStone === null) return sku?.url ?? LINE_KIND[kind].page;
  const engraved = services.find(({ face }) => face !== null);
  return lineUrl(lineStone.code, sku ? { ...sku, engraving: engraved ?? null } : null);
}

function toService(row: CartLineRow, quantity: number): CartService {
  const kind = LINE_KIND[row.kind];
  const source = { ...row, sku: null };
  if (row.service === null) throw new Error(`line ${row.id} belongs to another and is no service`);
  const price = kind.price(source);
  const record = kind.describe(source);
  return {
    id: row.id,
    service: row.service,
    name: record.name,
    details: kind.details(record),
    note: row.options.note ?? '',
    face: row.options.face ?? null,
    price,
    sum: kopecks(price * quantity),
  };
}

/** A line as the totals count it. */
export function toPricedLine({
  kind,
  price,
  oldPrice,
  quantity,
  services,
  setDiscount,
}: CartLine): PricedLine {
  const { isDiscounted, isMoneyOnly } = LINE_KIND[kind];
  return { price, oldPrice, quantity, isDiscounted, isMoneyOnly, services, setDiscount };
}
