import { eq, sql } from 'drizzle-orm';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { WaysAboveCard } from '@yahont/values/sums/ways-to-pay.ts';
import type { Instalment } from '@yahont/values/sums/instalment.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { CallContext } from '#src/platform/context.ts';
import { builtOnce } from '#src/platform/database/built-once.ts';
import { notFound } from '#src/platform/errors.ts';
import type { DeliveryRules } from '#src/domains/goods/delivery/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import { facetUrl, productUrl, sectionUrl } from '../addresses.ts';
import { careFor } from '../texts/care.ts';
import { products } from '../catalogue.tables.ts';
import { pricePlans } from '../office/price-plans.tables.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import {
  availableBySku,
  discountOf,
  eachPlace,
  isPriceFrom,
  priceUnitOf,
  termsOf,
  type ProductRecord,
  type SkuTerms,
} from '../records/product-record.ts';
import { deliveryDates, type DeliveryDates } from './delivery-dates.ts';
import { breadcrumbsOf } from '../section-links.ts';
import { fittingChains } from './fitting-chains.ts';
import { storesWith } from './store-stock.ts';

export type ProductDeps = {
  catalogue: Catalogue;
  stores: StoreDirectory;
  delivery: DeliveryRules;
  /** The instalment for a price, if the shop offers one. */
  instalmentOf: (price: Kopecks) => Instalment | null;
  waysAboveCard: (price: Kopecks) => WaysAboveCard | null;
};

/** A product with stock and delivery for the caller's city. Throws `product-not-found`. */
export async function getProduct(ctx: CallContext, deps: ProductDeps, productId: number): Promise<Product> {
  const record = deps.catalogue.find(productId);
  if (!record) throw notFound('product');
  // Long texts are read on demand: sixty thousand of them would take most of the memory.
  const [text] = await readText(ctx.db, { productId });
  if (!text) throw notFound('product');
  const stores = deps.stores.listInCity(ctx.city.id, ctx.now());
  const dates = deliveryDates(ctx, deps.delivery, { record, stores });
  return {
    ...factsOf(record),
    isSoldOnline: deps.catalogue.sellsOnline(record.price),
    instalment: deps.instalmentOf(record.price),
    waysAboveCard: deps.waysAboveCard(record.price),
    ...linksOf(record, deps.catalogue),
    chains: fittingChains(deps.catalogue, record),
    description: text.description,
    priceUntil: text.changesAt === null ? null : cityDate(new Date(text.changesAt), MOSCOW_HOURS),
    skus: skusOf(ctx, deps, { record, stores, dates: dates.ofSkus }),
    stores: storesWith(record, stores),
    delivery: deliveryOf(ctx, deps.delivery, { record, dates: dates.first }),
    engraving: engravingOf(record, dates.first),
    care: careFor({ metal: record.metal, gems: record.inserts.map(({ gem }) => gem) }),
  };
}

const readText = builtOnce(['productId'], (db, { productId }) =>
  db
    .select({ description: products.description, changesAt: nextChange() })
    .from(products)
    .where(eq(products.id, productId))
    .prepare('text_of_product'),
);

/** The next time at which a plan changes the price: the end of an active plan, or the start of another. */
function nextChange() {
  return sql<
    string | null
  >`(select min(case ${pricePlans.state} when 'active' then ${pricePlans.endsAt} else ${pricePlans.startsAt} end)
    from ${pricePlans} where ${pricePlans.productId} = ${products.id} and ${pricePlans.state} in ('active', 'planned'))`;
}

/** Where it can be engraved, and when the courier brings it with an inscription. */
function engravingOf(
  { facts }: ProductRecord,
  { engravedDate }: Pick<DeliveryDates, 'engravedDate'>,
): Product['engraving'] {
  if (facts.engravedAt === null || engravedDate === null) return null;
  return { place: facts.engravedAt, courierDate: engravedDate };
}

function factsOf(record: ProductRecord) {
  return {
    id: record.id,
    url: productUrl(record),
    article: record.article,
    name: record.name,
    shortName: record.shortName,
    kind: record.kind,
    tier: record.tier,
    audience: record.audience,
    labels: [...record.labels],
    video: record.video,
    price: record.price,
    isPriceFrom: isPriceFrom(record),
    priceUnit: priceUnitOf(record),
    oldPrice: record.oldPrice,
    discount: discountOf(record),
    bonus: pointsToEarn(record.price),
    metal: record.metal,
    metalName: METAL_NAMES[record.metal],
    fineness: record.fineness,
    weightMg: record.weightMg,
    widthMm10: record.widthMm10,
    coating: record.coating,
    setting: record.setting,
    weave: record.facts.weave,
    clasp: record.facts.clasp,
    body: record.facts.body,
    diameterMm10: record.facts.diameterMm10,
    heightMm10: record.facts.heightMm10,
    chain: record.facts.chain,
    bailMm10: record.facts.bailMm10,
    stonesOfSize: record.facts.stonesOfSize,
    isOnly: record.facts.isOnly,
    madeIn: record.madeIn,
    seat: record.facts.seat,
    inserts: [...record.inserts],
  };
}

function linksOf(record: ProductRecord, catalogue: Catalogue) {
  const section = catalogue.sections().find(record.sectionPath);
  const collection = record.collection === null ? undefined : catalogue.collections().get(record.collection);
  return {
    section: { name: section?.name ?? 'Каталог', url: sectionUrl(section?.path ?? '') },
    breadcrumbs: breadcrumbsOf(catalogue, record.sectionPath),
    collection: collection
      ? { code: collection.code, name: collection.name, url: facetUrl('', 'collection', collection.code) }
      : null,
    images: record.pictures
      .map((picture) => catalogue.pictureOf(picture))
      .filter((picture) => picture !== null),
    colors: catalogue.variantsOf(record).map((variant) => ({
      productId: variant.id,
      metal: variant.metal,
      url: productUrl(variant),
      picture: variant.pictures[0] ? catalogue.pictureOf(variant.pictures[0]) : null,
      sizes: sizesInStock(variant),
    })),
  };
}

function sizesInStock(record: ProductRecord): number[] {
  const available = availableBySku(record);
  return record.sizes.filter((size, index) => size > 0 && (available[index] ?? 0) > 0);
}

type SkusAsked = { record: ProductRecord; stores: readonly Store[]; dates: readonly DeliveryDates[] };

function skusOf(ctx: CallContext, deps: ProductDeps, { record, stores, dates }: SkusAsked): Product['skus'] {
  const available = availableBySku(record);
  const nearby = new Set(stores.map(({ id }) => id));
  const inCity = record.skuIds.map(() => 0);
  eachPlace(record.stock, ({ skuIndex, storeId, count }) => {
    if (nearby.has(storeId)) inCity[skuIndex] = (inCity[skuIndex] ?? 0) + count;
  });
  return dates.map((own, index) => ({
    id: record.skuIds[index] ?? 0,
    size: record.sizes[index] || null,
    ...priceFacts(ctx, deps, termsOf(record, index)),
    available: available[index] ?? 0,
    inCity: inCity[index] ?? 0,
    ...own,
  }));
}

/** Everything that follows from the price of a size. */
function priceFacts({ city, now }: CallContext, deps: ProductDeps, terms: SkuTerms) {
  const { price } = terms;
  return {
    ...terms,
    discount: discountOf(terms),
    isSoldOnline: deps.catalogue.sellsOnline(price),
    instalment: deps.instalmentOf(price),
    waysAboveCard: deps.waysAboveCard(price),
    bonus: pointsToEarn(price),
    courierPrice: deps.delivery.courierQuote(city, price, now()).price,
  };
}

function deliveryOf(
  ctx: CallContext,
  delivery: DeliveryRules,
  { record, dates }: { record: ProductRecord; dates: DeliveryDates },
): Product['delivery'] {
  const courier = delivery.courierQuote(ctx.city, record.price, ctx.now());
  return {
    courierDate: dates.courierDate,
    courierPrice: courier.price,
    isTriedOn: courier.fitting !== null,
    pickupDate: dates.pickupDate,
  };
}
