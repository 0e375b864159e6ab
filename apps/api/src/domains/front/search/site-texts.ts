import type { Context } from '#src/platform/context.ts';
import { fold, stemOf, wordsOf, type SiteWords } from '#src/domains/goods/catalogue/index.ts';
import { listReadableTexts, type ReadableText, type ShopOffers } from '#src/domains/front/content/index.ts';
import type { FoundPlace } from '@yahont/contracts/search/search.ts';
import { indexPlaces, placeFor, type IndexedPlace } from './found-place.ts';
import { extraWordsOf, FIXED_PAGES } from './page-words.ts';

export type FoundText = {
  text: ReadableText;
  score: number;
  /** The part of the text that matches the query; null when the whole text does. */
  place: FoundPlace | null;
};

/** Pages, articles, questions and vacancies in memory, indexed by stems. */
export type SiteTexts = {
  /** Texts published on a day (`2026-11-22`), best match first. */
  find: (query: string, today: string) => FoundText[];
  words: () => SiteWords;
  /** The picture of the page at a path; null when there is no such text, or it has none. */
  pictureAt: (path: string) => ReadableText['picture'];
  reload: () => Promise<void>;
};

/** Weights of the places where a word may occur. */
const WEIGHTS = { title: 1, keyword: 0.9, summary: 0.45, body: 0.15 } as const;
/** A text matches when its words carry at least this share of the query's weight. */
const MIN_SHARE = 0.5;
/**
 * For a text that matches only in its body, at least this share: «бархатный рубин» is not about a
 * «бархатная коробка».
 */
const BODY_SHARE = 0.9;
/** A word that occurs only in the body counts when at most this many texts have it. */
const RARE = 3;
/** Pages that are not useful as search results. */
const NOT_SEARCHED = /^\/(personal|cis|check_user|catalog|compare|arenda|uvelire|partners|3Kbonus)\//;
const STOP_WORDS = new Set(
  `и в во не на с со из за до от для по к ко у о об под при над без как что чем где это такое такой какой какая какие
  узнать ли мне можно нужно есть купить заказать ювелирный украшение изделие`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

type Indexed = {
  text: ReadableText;
  weights: ReadonlyMap<string, number>;
  places: readonly IndexedPlace[];
};

export type SiteTextSources = {
  offers: ShopOffers;
  /** Names and addresses of the stores: spelling correction leaves their words alone. */
  placesOf: () => string[];
};

export async function loadSiteTexts(
  ctx: Pick<Context, 'db' | 'log'>,
  { offers, placesOf }: SiteTextSources,
): Promise<SiteTexts> {
  let indexed: readonly Indexed[] = [];
  let documentFrequency: ReadonlyMap<string, number> = new Map();
  let pictures: ReadonlyMap<string, ReadableText['picture']> = new Map();
  let words: SiteWords = { known: new Set(), offered: new Set() };

  const reload = async (): Promise<void> => {
    const readable = await listReadableTexts(ctx, offers);
    pictures = new Map(readable.map(({ url, picture }) => [url, picture]));
    const written = readable.filter(({ url }) => !NOT_SEARCHED.test(url));
    // An address is listed once: an editor's own text takes precedence over a fixed page.
    const byUrl = new Map([...FIXED_PAGES.map(fixedPage), ...written].map((text) => [text.url, text]));
    indexed = [...byUrl.values()].map((text) => indexText(text, offers));
    const counts = new Map<string, number>();
    for (const { weights } of indexed)
      for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    documentFrequency = counts;
    const wordsIn = (read: (text: ReadableText) => string) =>
      new Set(indexed.flatMap(({ text }) => wordsOf(read(text)).map(fold)));
    const offered = wordsIn((text) => `${text.title} ${extraWordsOf(text, offers)}`);
    for (const word of placesOf().flatMap(wordsOf)) offered.add(fold(word));
    const rest = wordsIn(({ summary, body }) => `${summary} ${body}`);
    words = { known: new Set([...offered, ...rest]), offered };
  };
  await reload();

  return {
    find: (query, today) => {
      const stems = [...new Set(stemsOf(query))].filter((stem) => documentFrequency.has(stem));
      const rarity = new Map(
        stems.map((stem) => [stem, Math.log(1 + indexed.length / (documentFrequency.get(stem) ?? 1))]),
      );
      const all = stemsOf(query).reduce((sum, stem) => sum + (rarity.get(stem) ?? UNKNOWN), 0);
      return indexed
        .filter(({ text }) => isReadable(text, today))
        .map(({ text, weights, places }) => ({
          text,
          places,
          ...scoreOf(weights, { rarity, documentFrequency }),
        }))
        .filter(({ share, score, isNamed }) => score > 0 && share >= (isNamed ? MIN_SHARE : BODY_SHARE) * all)
        .toSorted((a, b) => b.score - a.score || a.text.title.length - b.text.title.length)
        .map(({ text, places, score }) => ({
          text,
          score: score / all,
          place: placeFor({ text, places }, rarity, stemsOf),
        }));
    },
    words: () => words,
    pictureAt: (path) => pictures.get(path) ?? null,
    reload,
  };
}

/** Weight of a query word that no text has; lowers the share of the others. */
const UNKNOWN = 2;

function scoreOf(
  weights: Indexed['weights'],
  {
    rarity,
    documentFrequency,
  }: { rarity: ReadonlyMap<string, number>; documentFrequency: ReadonlyMap<string, number> },
): { share: number; score: number; isNamed: boolean } {
  let share = 0;
  let score = 0;
  let isNamed = false;
  for (const [stem, worth] of rarity) {
    const weight = weights.get(stem) ?? 0;
    if (weight === 0 || (weight <= WEIGHTS.body && (documentFrequency.get(stem) ?? 0) > RARE)) continue;
    share += worth;
    score += worth * weight;
    isNamed ||= weight > WEIGHTS.body;
  }
  return { share, score, isNamed };
}

function isReadable({ from, until }: ReadableText, today: string): boolean {
  return (from === null || from <= today) && (until === null || until >= today);
}

function indexText(text: ReadableText, offers: ShopOffers): Indexed {
  const weights = new Map<string, number>();
  const add = (words: string, weight: number): void => {
    for (const stem of stemsOf(words)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  };
  add(text.title, WEIGHTS.title);
  add(extraWordsOf(text, offers), WEIGHTS.keyword);
  add(text.summary, WEIGHTS.summary);
  add(text.body, WEIGHTS.body);
  return { text, weights, places: indexPlaces(text, stemsOf) };
}

function stemsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => stemOf(fold(word)))
    .filter((stem) => (stem.length > 1 || /\d/.test(stem)) && !STOP_WORDS.has(stem));
}

function fixedPage({ url, title }: (typeof FIXED_PAGES)[number]): ReadableText {
  return {
    kind: 'page',
    url,
    title,
    summary: '',
    body: '',
    places: [],
    minutes: 1,
    picture: null,
    from: null,
    until: null,
  };
}
