import type { MetaDescriptor } from 'react-router';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { formatRoubles, toDecimalString } from '@yahont/values/money.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';
import { certificateFacts } from '#app/features/stone/certificate/certificate-facts.ts';
import { certificateName, shortName, stoneTitle } from '#app/features/stone/stone-words.ts';
import type { OwnMeta } from '#app/lib/seo/page-meta.ts';

export const DIAMONDS = { name: 'Бриллианты', url: '/catalog/diamonds/' };

/** Breadcrumbs of a stone's page. */
export function crumbsOf(stone: StonePage): { name: string; url: string }[] {
  return [{ name: 'Главная', url: '/' }, DIAMONDS, { name: shortName(stone), url: stone.url }];
}

type Shown = {
  stone: StonePage;
  /** The photograph that the page shows: of another stone of the same shape. */
  photo: { hash: string } | null;
  origin: string;
};

/** Head of a stone's page. */
export function stoneMeta({ stone, photo, origin }: Shown): { own: OwnMeta; more: MetaDescriptor[] } {
  const { url, price, state } = stone;
  const isOnSale = state !== 'sold';
  return {
    own: {
      title: `${stoneTitle(stone)}, ${gradesText(stone)}${isOnSale ? ` — ${formatRoubles(price)}` : ''} | Яхонт`,
      description: describe(stone),
      canonical: url,
      type: 'product',
      picture: photo?.hash,
      hasInstalmentLine: stone.instalment !== null && isOnSale,
      // A sold stone stays at its address for those who have it, but there is nothing to find.
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
      { 'script:ld+json': stoneData({ stone, photo, origin }) },
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

function stoneData({ stone, photo, origin }: Shown) {
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
    hasCertification: {
      '@type': 'Certification',
      name: `Заключение ${certificateName(stone)}`,
      certificationIdentification: stone.certificate,
      issuedBy: { '@type': 'Organization', name: laboratoryFacts.fullName },
      datePublished: issuedOn,
      ...(laboratoryFacts.checkUrl === null ? {} : { url: laboratoryFacts.checkUrl }),
    },
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimalString(price),
      priceCurrency: 'RUB',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${AVAILABILITY[state]}`,
    },
  };
}

const AVAILABILITY: Readonly<Record<StonePage['state'], string>> = {
  available: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
};
