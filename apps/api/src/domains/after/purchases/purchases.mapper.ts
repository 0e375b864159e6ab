import type { Purchase } from '@yahont/contracts/purchases/purchases.ts';
import { nextCareOn, warrantyUntil } from '@yahont/values/dates/after-sale.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { kopecks, sumKopecks } from '@yahont/values/money.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { pictureOfLine } from '#src/domains/goods/catalogue/index.ts';
import { LINE_KIND, returnRule } from '#src/domains/buying/line-kinds/index.ts';
import { orderNumber, type findLines, type OrderDeps } from '#src/domains/buying/orders/index.ts';
import { lineUrl } from '#src/domains/goods/stones/index.ts';
import { lastFreeCleaning, worksSince } from './works/done-works.ts';
import type { DoneWork } from './works/done-works.sql.ts';
import type { FoundPurchase } from './find-purchases.ts';

type OrderLineRow = Awaited<ReturnType<typeof findLines>>[number];
type PurchaseSource = {
  found: FoundPurchase;
  lines: readonly OrderLineRow[];
  works: readonly DoneWork[];
  now: Date;
};

/** The items of a purchase. */
export function uinsOf({ source, id, uin }: FoundPurchase, lines: readonly OrderLineRow[]): string[] {
  if (source === 'o') return lines.find((line) => line.id === id)?.uins ?? [];
  return uin === null ? [] : [uin];
}

/**
 * @param parts `lines`: of the orders behind the purchases, services included; `works`: done on any of
 * the pieces, newest first
 */
export function toPurchase({ found, lines, works, now }: PurchaseSource, deps: OrderDeps): Purchase {
  const boughtOn = cityDate(new Date(found.at), found.offsetHours);
  const sku = found.skuId === null ? undefined : deps.findSku(found.skuId);
  const line = found.source === 'o' ? lines.find(({ id }) => id === found.id) : undefined;
  const stone = line?.stone ?? found.stone;
  const isAlone = line?.kind === 'stone' || found.stone !== null;
  const own = worksSince(works, { uins: uinsOf(found, lines), boughtOn });
  return {
    key: `${found.source}${found.id}`,
    boughtOn,
    from: fromOf(found, deps),
    name: found.name,
    article: found.article,
    productId: found.productId,
    url: sku?.url ?? (stone ? lineUrl(stone.code, null) : null),
    picture: pictureOfLine(sku, stone ?? null),
    stone,
    ...(line === undefined ? ofStore(found) : ofOrder(line, { found, lines, now })),
    warrantyUntil: isAlone ? null : warrantyUntil(boughtOn),
    nextCareOn: isAlone
      ? null
      : nextCareOn(boughtOn, cityDate(now, found.offsetHours), lastFreeCleaning(own)),
  };
}

function fromOf({ orderId, storeId, receipt }: FoundPurchase, deps: OrderDeps): Purchase['from'] {
  if (orderId !== null) return { kind: 'site', orderId, number: orderNumber(orderId) };
  const store = storeId === null ? undefined : deps.findStore(storeId);
  return { kind: 'store', name: store?.name ?? '', receipt: receipt ?? '' };
}

type PurchaseTexts = Pick<Purchase, 'details' | 'uins' | 'parts' | 'paid' | 'returnUntil'>;

/** By law, things chosen in a store cannot be returned there. */
function ofStore({ size, uin, price }: FoundPurchase): PurchaseTexts {
  return {
    details: size === null ? [] : [sizeWords(size)],
    uins: uin === null ? [] : [uin],
    parts: [],
    paid: kopecks(price),
    returnUntil: null,
  };
}

function ofOrder(line: OrderLineRow, { found, lines, now }: Omit<PurchaseSource, 'works'>): PurchaseTexts {
  const services = lines.filter(
    ({ orderId, parentPosition }) => orderId === line.orderId && parentPosition === line.position,
  );
  const rule = returnRule({
    kind: line.kind,
    services: services.flatMap(({ service }) => service ?? []),
    receivedAt: new Date(found.at),
    now,
    offsetHours: found.offsetHours,
  });
  return {
    details: LINE_KIND[line.kind].details(line),
    uins: line.uins,
    parts: [...LINE_KIND[line.kind].parts],
    paid: sumKopecks([
      kopecks(found.price),
      ...services.map(({ total, bonusDiscount }) => kopecks(total + bonusDiscount)),
    ]),
    returnUntil: rule.ok && !found.isInReturn ? rule.until : null,
  };
}
