import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { ImportCity } from '@yahont/contracts/locations/locations.ts';
import type { ImportSampleReview } from '@yahont/contracts/reviews/reviews.ts';
import type { ImportStore } from '@yahont/contracts/stores/stores.ts';
import { isLength } from '@yahont/values/measures/size.ts';
import { hashOf } from '../hash.ts';
import { OTHER_TEXTS, RING_TEXTS } from './review-texts.ts';

const DAY_MS = 86_400_000;
/** УИНs of samples lie beyond those of pieces and of sales in stores. */
const FIRST_UIN = 1_798_000_000_000_000;
/** Products with samples, the most popular first. */
const PRODUCTS = 48;
const WOMEN = ['Мария', 'Елена', 'Ольга', 'Анна', 'Дарья', 'Светлана', 'Наталья', 'Ирина'] as const;
const MEN = ['Игорь', 'Павел', 'Андрей', 'Михаил'] as const;
/** Texts that a man signs: about a ring that was given. */
const BY_MEN = /Хотел сделать сюрприз|Подарил жене/;

type Given = {
  products: readonly ImportProduct[];
  stores: readonly ImportStore[];
  cities: readonly ImportCity[];
};

/** Samples of reviews for the popular products; pages mark them as samples. `today` shifts their days. */
export function demoSampleReviews(given: Given, today: Date): ImportSampleReview[] {
  const popular = given.products
    .toSorted((a, b) => b.popularity - a.popularity || a.code.localeCompare(b.code))
    .slice(0, PRODUCTS);
  let last = FIRST_UIN;
  return popular.flatMap((product, place) => {
    const ofKind = product.kind === 'ring' ? RING_TEXTS : OTHER_TEXTS;
    const texts = ofKind.filter(({ isOfStone = false }) => !isOfStone || product.inserts.length > 0);
    // The most popular ones have a review of every text, the others a few.
    const count = place < 6 ? texts.length : 1 + (hashOf(product.code) % 6);
    const first = hashOf(`${product.code} first`) % texts.length;
    return Array.from({ length: count }, (_, index) => {
      last += 1;
      const sample = texts[(place < 6 ? index : first + index) % texts.length];
      if (!sample) throw new Error('there are no texts of samples');
      return reviewOf({ product, uin: String(last), sample, index }, given, today);
    });
  });
}

type Draft = {
  product: ImportProduct;
  uin: string;
  sample: (typeof RING_TEXTS)[number];
  index: number;
};

function reviewOf(
  { product, uin, sample, index }: Draft,
  { stores, cities }: Given,
  today: Date,
): ImportSampleReview {
  const hash = hashOf(`review ${uin}`);
  const store = stores[hash % stores.length];
  const city = cities.find(({ translit }) => translit === store?.cityTranslit);
  if (!store || !city) throw new Error('a store of the demo has no city');
  const published = new Date(today.getTime() - (4 + index * 9 + (hash % 7)) * DAY_MS);
  const bought = new Date(published.getTime() - (20 + (hash % 200)) * DAY_MS);
  const names = BY_MEN.test(sample.text) ? MEN : WOMEN;
  const size = sizeOf(product, index);
  return {
    uin,
    article: product.article,
    size,
    mark: sample.mark,
    fit: fitOf(product, { size, mark: sample.mark, hash }),
    notes: [...sample.notes],
    text: sample.text,
    author: hash % 9 === 0 ? null : (names[hash % names.length] ?? null),
    storeCode: hash % 3 === 0 ? null : store.code,
    cityId: city.id,
    boughtOn: bought.toISOString().slice(0, 10),
    publishedAt: published.toISOString(),
    useful: Math.max(0, 18 - index * 2) + (hash % 5),
    pictures: picturesOf(product, index),
    answer:
      sample.answer === undefined
        ? null
        : {
            storeCode: store.code,
            text: sample.answer,
            at: new Date(published.getTime() + 2 * DAY_MS).toISOString(),
          },
  };
}

/** Two in three owners have the middle size, so that it has advice. */
function sizeOf({ sizes }: ImportProduct, index: number): number | null {
  if (sizes.length === 0) return null;
  const middle = Math.floor(sizes.length / 2);
  const shift = index % 3 === 2 ? 1 : 0;
  return sizes[Math.min(middle + shift, sizes.length - 1)] ?? null;
}

function fitOf(
  { kind }: ImportProduct,
  { size, mark, hash }: { size: number | null; mark: number; hash: number },
): ImportSampleReview['fit'] {
  if (size === null || (isLength(size) && kind !== 'bracelet')) return null;
  if (mark === 3 || hash % 8 === 0) return 'small';
  return hash % 11 === 0 ? 'large' : 'right';
}

/** Some samples show pictures of the catalogue, as the photographs of an owner would be. */
function picturesOf({ pictures }: ImportProduct, index: number): string[] {
  if (index % 3 !== 0) return [];
  const first = index / 3;
  return Array.from(
    { length: index === 0 ? 2 : 1 },
    (_, more) => pictures[(first + more + 1) % pictures.length],
  )
    .flatMap((picture) => picture?.hash ?? [])
    .filter((hash, place, all) => all.indexOf(hash) === place);
}
