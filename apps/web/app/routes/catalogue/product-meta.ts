import type { MetaDescriptor } from 'react-router';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
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

/** Head of a product page; its description has the line about the 0 % instalment (SPEC 1.4). */
export function productMeta(
  product: Product,
  cityIn: string,
  { origin, operator, today }: { origin: string; operator: string; today: IsoDate },
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
      { 'script:ld+json': productData(product, { url, images, today }) },
    ],
  };
}

/** Omits what a sold-out product or one sold only in stores does not offer. */
function describe(
  { name, article, price, isPriceFrom, skus, isSoldOnline }: Product,
  cityIn: string,
): string {
  if (!isInStock(skus)) return `${name}, артикул ${article}: продано. Похожие изделия есть в${NBSP}наличии.`;
  const start = `${name}, артикул ${article}: ${isPriceFrom ? `от${NBSP}` : ''}${formatRoubles(price)}.`;
  if (!isSoldOnline) return `${start} Показываем и${NBSP}продаём в${NBSP}салоне, по${NBSP}записи.`;
  return `${start} Доставка с примеркой ${cityIn}.`;
}

/** This piece's own payments; undefined when it cannot be bought here by parts. */
function instalmentOf({ instalment, skus, isSoldOnline }: Product, operator: string): string | undefined {
  if (instalment === null || !isSoldOnline || !isInStock(skus)) return undefined;
  return `Рассрочка 0${NBSP}%: ${instalmentSum(instalment)} без переплаты, оператор${NBSP}— ${operator}.`;
}

function productData(
  product: Product,
  { url, images, today }: { url: string; images: string[]; today: IsoDate },
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

/** The reports on its stones; a piece without any says nothing about them. */
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
