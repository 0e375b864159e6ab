import type { FoundArticle, FoundPage, FoundProduct } from '@yahont/contracts/search/search.ts';
import { priceUnitOf, productUrl } from '#src/domains/catalogue/index.ts';
import type { Catalogue, ProductRecord } from '#src/domains/catalogue/index.ts';
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
    priceUnit: priceUnitOf(record),
    oldPrice,
    picture: (first && catalogue.pictureOf(first)) ?? null,
  };
}

export function toArticles(catalogue: Catalogue, found: readonly FoundText[]): FoundArticle[] {
  return found.flatMap(({ text: { kind, title, url, minutes, picture }, place }) =>
    kind === 'page' || kind === 'question' || kind === 'vacancy'
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

export function toPages(found: readonly FoundText[]): FoundPage[] {
  return found
    .filter(({ text }) => text.kind === 'page')
    .map(({ text: { title, url }, place }) => ({ title, url, place }));
}
