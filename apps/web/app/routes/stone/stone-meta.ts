import type { MetaDescriptor } from 'react-router';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, toDecimalString, type Kopecks } from '@yahont/values/money.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';
import { certificationData } from '#app/blocks/seo/certification-data.ts';
import { offerData, type Availability } from '#app/blocks/seo/offer-data.ts';
import { certificateFacts } from '#app/features/stone/certificate/certificate-facts.ts';
import { certificateName, shortName, stoneTitle } from '#app/features/stone/stone-words.ts';
import type { OwnMeta } from '#app/lib/seo/page-meta.ts';

export const DIAMONDS = { name: 'Бриллианты', url: '/catalog/diamonds/' };

/** Breadcrumbs of a stone's page. */
export function crumbsOf(stone: StonePage): { name: string; url: string }[] {
  return [{ name: 'Главная', url: '/' }, DIAMONDS, { name: shortName(stone), url: stone.url }];
}

type StoneMetaInput = {
  stone: StonePage;
  /** The photograph shown on the page, of another stone of the same shape. */
  photo: { hash: string } | null;
  /** Courier delivery to the page's city. */
  courier: { price: Kopecks; today: IsoDate; date: IsoDate };
  origin: string;
};

/** Head of a stone's page. */
export function stoneMeta({ stone, photo, courier, origin }: StoneMetaInput): {
  own: OwnMeta;
  more: MetaDescriptor[];
} {
  const { url, price, state } = stone;
  const isOnSale = state !== 'sold';
  return {
    own: {
      title: `${stoneTitle(stone)}, ${gradesText(stone)}${isOnSale ? ` — ${formatRoubles(price)}` : ''} | Яхонт`,
      description: describe(stone),
      canonical: url,
      type: 'product',
      picture: photo?.hash,
      // A sold stone keeps its page for its owner, but search engines should not index it.
      robots: isOnSale ? undefined : 'noindex, follow',
    },
    more: [
      ...(isOnSale
        ? [
            { property: 'product:price:amount', content: toDecimalString(price) },
            { property: 'product:price:currency', content: 'RUB' },
          ]
        : []),
      { 'script:ld+json': breadcrumbData(crumbsOf(stone), origin) },
      { 'script:ld+json': stoneData({ stone, photo, courier, origin }) },
    ],
  };
}

function describe(stone: StonePage): string {
  const start = `${stoneTitle(stone)}, ${gradesText(stone)}, заключение ${certificateName(stone)}`;
  if (stone.state === 'sold') return `${start}: продан. Похожие камни есть в продаже.`;
  return `${start}: ${formatRoubles(stone.price)}. Точные пропорции, место цены среди похожих, показ в салоне и подбор оправы.`;
}

function gradesText({ colour, clarity, laboratoryScale: scale }: StonePage): string {
  return `цвет ${colour[scale]}, чистота ${clarity[scale]}`;
}

function stoneData({ stone, photo, courier, origin }: StoneMetaInput) {
  const { name, code, price, state, laboratoryFacts, issuedOn } = stone;
  const url = `${origin}${stone.url}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: code,
    url,
    description: describe(stone),
    ...(photo === null ? {} : { image: `${origin}/pictures/${photo.hash}/1000.jpeg` }),
    category: 'Бриллианты',
    additionalProperty: certificateFacts(stone).map((fact) => ({
      '@type': 'PropertyValue',
      name: fact.title,
      value: fact.value,
    })),
    hasCertification: certificationData({
      name: certificateName(stone),
      number: stone.certificate,
      issuedOn,
      laboratory: laboratoryFacts,
    }),
    offers: offerData({
      url,
      price,
      availability: availabilityOf(stone),
      priceUntil: null,
      courier: stone.isSoldOnline && state !== 'sold' ? courier : null,
    }),
  };
}

const AVAILABILITY: Readonly<Record<StonePage['state'], Availability>> = {
  available: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
};

function availabilityOf({ state, isSoldOnline }: StonePage): Availability {
  return state === 'available' && !isSoldOnline ? 'InStoreOnly' : AVAILABILITY[state];
}
