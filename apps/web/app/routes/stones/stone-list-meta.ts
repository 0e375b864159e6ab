import type { MetaDescriptor } from 'react-router';
import { SHAPE_NAMES, STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { breadcrumbData } from '#app/blocks/seo/breadcrumb-data.ts';
import { hasFilters, withOnly } from '#app/features/stones/address/stone-address.ts';
import { STONES } from '#app/features/stones/stone-forms.ts';
import { pageNumberText, type OwnMeta } from '#app/lib/seo/page-meta.ts';

const PATH = '/catalog/diamonds/';

export const CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Бриллианты', url: PATH },
];

/** Head of the listing: the full listing and those of one shape may be indexed, other filters may not. */
export function stoneListMeta(
  listing: StoneListing,
  search: URLSearchParams,
  origin: string,
): { own: OwnMeta; more: MetaDescriptor[] } {
  const { page, total, allTotal } = listing;
  const shape = onlyShape(search);
  const isPlain = !hasFilters(search) && !search.has('size');
  const kept = shape === null ? '' : withOnly(search, ['shape']);
  const name = shape === null ? '' : ` огранки «${SHAPE_NAMES[shape].toLowerCase()}»`;
  return {
    own: {
      title: `Бриллианты${name} с сертификатом — купить бриллиант без оправы | Яхонт`,
      pageText: pageNumberText(page),
      description: `${countOf(shape === null ? allTotal : total, STONES)}${name} с заключением лаборатории: подбор по весу, цене, цвету, чистоте и огранке, сравнение цены с похожими. Оправу к камню подберём сразу.`,
      robots: (isPlain || shape !== null) && total > 0 ? undefined : 'noindex, follow',
      canonical: isPlain && page > 1 ? `${PATH}?page=${page}` : `${PATH}${kept}`,
    },
    more: [
      { 'script:ld+json': breadcrumbData(CRUMBS, origin) },
      { 'script:ld+json': itemList(listing, origin) },
    ],
  };
}

/** The shape, when it is the only filter of a listing. */
function onlyShape(search: URLSearchParams) {
  const shapes = search.getAll('shape');
  const rest = new URLSearchParams(search);
  rest.delete('shape');
  if (shapes.length !== 1 || hasFilters(rest) || rest.has('size')) return null;
  return STONE_SHAPES.find((one) => one === shapes[0]) ?? null;
}

function itemList({ total, cards }: StoneListing, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map(({ url, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: `${origin}${url}`,
      name,
    })),
  };
}
