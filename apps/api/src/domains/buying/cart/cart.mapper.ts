import type { CartLine, CartService } from '@yahont/contracts/cart/cart.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { PricedLine } from '@yahont/values/sums/cart-sums.ts';
import { pictureOfLine, type OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { lineDays, LINE_KIND, type LineSource } from '#src/domains/buying/line-kinds/index.ts';
import { lineUrl } from '#src/domains/goods/stones/index.ts';
import type { CartDeps, ReadyNeed } from './cart-deps.ts';
import type { CartLineRow } from './load-cart.sql.ts';

/** Rows and the catalogue's words about them become lines of the contract; what is not offered any more is left out. */
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
 * The items of a line with the places where such items lie. Lines with the same SKU share its items, the first one gets the nearest.
 * @param counted items of each SKU that the lines before want; those of this line are added
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

type Parts = {
  row: CartLineRow;
  source: LineSource;
  sku: OfferedSku | undefined;
  readyDate: string;
  services: CartService[];
};

function toCartLine({ row, source, sku, readyDate, services }: Parts): CartLine {
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
    // Only items that exist are sold: each order line carries the УИН of its items.
    available: kind.availability(row.available),
    isStoneTaken: row.stoneId !== null && row.available.stone === 0,
    price,
    priceUnit: sku?.priceUnit ?? 'piece',
    oldPrice: kind.oldPrice(source),
    prices: kind.prices(record, price),
    sum: kopecks(price * row.quantity),
    readyDate,
    engravedAt: sku?.engravedAt ?? null,
    services,
  };
}

/** Its own page; of a stone its page, of a stone in a setting the choice of that setting and its inscription. */
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
export function toPricedLine({ kind, price, oldPrice, quantity, services }: CartLine): PricedLine {
  const { isDiscounted, isMoneyOnly } = LINE_KIND[kind];
  return { price, oldPrice, quantity, isDiscounted, isMoneyOnly, services };
}
