import type { MetaDescriptor } from 'react-router';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { ReviewSummary } from '@yahont/contracts/reviews/reviews.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { instalmentSum } from '@yahont/values/sums/instalment.ts';
import { formatRoubles, toDecimalString } from '@yahont/values/money.ts';
import type { OwnMeta } from '#app/lib/seo/page-meta.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';
import { certificationData } from '#app/blocks/seo/certification-data.ts';
import { offerData, type Availability } from '#app/blocks/seo/offer-data.ts';
import { reportedOf } from '#app/features/product/report/reported-of.ts';
import { reportName } from '#app/shop/stones/stone-facts.ts';

type HeadFacts = {
  origin: string;
  operator: string;
  today: IsoDate;
  /** Reviews that people wrote; null in a shop without reviews. */
  reviews: ReviewSummary['real'] | null;
};

/** Head of a product page; its description has the line about the 0 % instalment (SPEC 1.4). */
export function productMeta(
  product: Product,
  cityIn: string,
  { origin, operator, today, reviews }: HeadFacts,
): { own: OwnMeta; more: MetaDescriptor[] } {
  const url = `${origin}${product.url}`;
  const images = product.images.map(({ hash }) => `${origin}/pictures/${hash}/1000.jpeg`);
  return {
    own: {
      title: `${product.name} — купить ${product.isPriceFrom ? 'от' : 'за'} ${formatRoubles(product.price)} ${cityIn} | Яхонт`,
      description: describe(product, cityIn),
      canonical: product.url,
      type: 'product',
      picture: product.images[0]?.hash,
      instalmentLine: instalmentOf(product, operator),
    },
    more: [
      { property: 'product:price:amount', content: toDecimalString(product.price) },
      { property: 'product:price:currency', content: 'RUB' },
      { 'script:ld+json': breadcrumbData(product.breadcrumbs, origin) },
      { 'script:ld+json': productData(product, { url, images, today, reviews }) },
    ],
  };
}

/** The description without anything that a sold-out product, or one sold only in stores, does not offer. */
function describe(
  { name, article, price, isPriceFrom, skus, isSoldOnline }: Product,
  cityIn: string,
): string {
  if (!isInStock(skus)) return `${name}, артикул ${article}: продано. Похожие изделия есть в${NBSP}наличии.`;
  const start = `${name}, артикул ${article}: ${isPriceFrom ? `от${NBSP}` : ''}${formatRoubles(price)}.`;
  if (!isSoldOnline) return `${start} Показываем и${NBSP}продаём в${NBSP}салоне, по${NBSP}записи.`;
  return `${start} Доставка с примеркой ${cityIn}.`;
}

/** The instalment payments for this piece; undefined when it cannot be bought here in instalments. */
function instalmentOf({ instalment, skus, isSoldOnline }: Product, operator: string): string | undefined {
  if (instalment === null || !isSoldOnline || !isInStock(skus)) return undefined;
  return `Рассрочка 0${NBSP}%: ${instalmentSum(instalment)} без переплаты, оператор${NBSP}— ${operator}.`;
}

function productData(
  product: Product,
  { url, images, today, reviews }: Pick<HeadFacts, 'today' | 'reviews'> & { url: string; images: string[] },
) {
  const { price, priceUntil, delivery } = product;
  const availability = availabilityOf(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.article,
    description: product.description,
    image: images,
    url,
    brand: { '@type': 'Brand', name: 'Яхонт' },
    material: `${product.metalName} ${product.fineness}`,
    ...certificationsOf(product),
    ...ratingOf(reviews),
    offers: offerData({
      url,
      price,
      prices: product.skus.filter(({ available }) => available > 0).map((sku) => sku.price),
      availability,
      priceUntil,
      courier:
        availability === 'InStock'
          ? { price: delivery.courierPrice, today, date: delivery.courierDate }
          : null,
    }),
  };
}

/** Samples are not counted: search engines see only what owners wrote. */
function ratingOf(reviews: HeadFacts['reviews']) {
  if (reviews === null || reviews.average10 === null) return {};
  const ratingValue = (reviews.average10 / 10).toFixed(1);
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: reviews.count, bestRating: 5 },
  };
}

/** The laboratory reports on its stones; empty for a piece without any. */
function certificationsOf({ inserts }: Product) {
  const reports = reportedOf(inserts).map(({ report }) =>
    certificationData({ ...report, name: reportName(report) }),
  );
  return reports.length === 0 ? {} : { hasCertification: reports.length === 1 ? reports[0] : reports };
}

function availabilityOf({ skus, isSoldOnline }: Product): Availability {
  if (!isInStock(skus)) return 'OutOfStock';
  return isSoldOnline ? 'InStock' : 'InStoreOnly';
}

function isInStock(skus: Product['skus']): boolean {
  return skus.some(({ available }) => available > 0);
}
