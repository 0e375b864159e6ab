import type { FoundArticle, FoundPage, FoundProduct } from '@yahont/contracts/search/search.ts';
import {
  isPriceFrom,
  priceUnitOf,
  productUrl,
  type Catalogue,
  type ProductRecord,
} from '#src/domains/goods/catalogue/index.ts';
import type { FoundText } from './site-texts.ts';

export function toProduct(catalogue: Catalogue, record: ProductRecord): FoundProduct {
  const { id, name, article, price, oldPrice, pictures } = record;
  const [first] = pictures;
  return {
    id,
    url: productUrl(record),
    name,
    article,
    price,
    isPriceFrom: isPriceFrom(record),
    priceUnit: priceUnitOf(record),
    oldPrice,
    picture: (first && catalogue.pictureOf(first)) ?? null,
  };
}

export function toArticles(catalogue: Catalogue, found: readonly FoundText[]): FoundArticle[] {
  return found.flatMap(({ text: { kind, title, url, minutes, picture }, place }) =>
    isPageKind(kind)
      ? []
      : [
          {
            kind,
            title,
            url,
            minutes,
            picture: picture === null ? null : catalogue.pictureOf(picture),
            place,
          },
        ],
  );
}

/**
 * Pages, questions and vacancies, best first.
 * @param most limit per kind, so that many questions about one thing leave room for its page
 */
export function toPages(
  found: readonly FoundText[],
  most: Readonly<Record<FoundPage['kind'], number>>,
): FoundPage[] {
  const left = { ...most };
  return found.flatMap(({ text: { kind, title, url }, place }) => {
    if (!isPageKind(kind) || left[kind] === 0) return [];
    left[kind] -= 1;
    return [{ kind, title, url, place }];
  });
}

function isPageKind(kind: FoundText['text']['kind']): kind is FoundPage['kind'] {
  return kind === 'page' || kind === 'question' || kind === 'vacancy';
}
