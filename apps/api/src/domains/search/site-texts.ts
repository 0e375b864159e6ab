import type { Context } from '#src/platform/context.ts';
import { fold, stemOf, wordsOf } from '#src/domains/catalogue/index.ts';
import { listReadableTexts } from '#src/domains/content/index.ts';
import type { SiteWords } from '#src/domains/catalogue/index.ts';
import type { ReadableText } from '#src/domains/content/index.ts';
import { FIXED_PAGES, PAGE_WORDS } from './page-words.ts';

export type FoundText = { text: ReadableText; score: number };

/** Pages and articles in memory, searched by stems. */
export type SiteTexts = {
  /** What may be read on a day (`2026-11-22`), the best answer first. */
  find: (query: string, today: string) => FoundText[];
  words: () => SiteWords;
  reload: () => Promise<void>;
};

/** Weights of the places where a word may stand. */
const WEIGHTS = { title: 1, keyword: 0.9, summary: 0.45, body: 0.15 } as const;
/** A text answers when its words carry this share of the query's weight. */
const LEAST_SHARE = 0.5;
/** A word that stands in the body alone counts when so few texts have it. */
const RARE = 3;
/** Addresses that are of no use to a shopper who searches. */
const NOT_SEARCHED = /^\/(personal|cis|check_user|catalog|compare|arenda|uvelire|partners|3Kbonus)\//;
const SAYS_NOTHING = new Set(
  `и в во не на с со из за до от для по к ко у о об под при над без как что чем где это такое такой какой какая какие
  узнать ли мне можно нужно есть купить заказать ювелирный украшение изделие`
    .split(/\s+/)
    .map((word) => stemOf(word)),
);

type Indexed = { text: ReadableText; weights: ReadonlyMap<string, number> };

/** @param placesOf names and addresses of the stores: they are not mistyped either */
export async function loadSiteTexts(
  ctx: Pick<Context, 'db' | 'log'>,
  placesOf: () => string[],
): Promise<SiteTexts> {
  let indexed: readonly Indexed[] = [];
  let spread: ReadonlyMap<string, number> = new Map();
  let words: SiteWords = { known: new Set(), offered: new Set() };

  const reload = async (): Promise<void> => {
    const written = (await listReadableTexts(ctx)).filter(({ url }) => !NOT_SEARCHED.test(url));
    indexed = [...written, ...FIXED_PAGES.map(fixedPage)].map(indexText);
    const counts = new Map<string, number>();
    for (const { weights } of indexed)
      for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    spread = counts;
    const wordsIn = (read: (text: ReadableText) => string) =>
      new Set(indexed.flatMap(({ text }) => wordsOf(read(text)).map(fold)));
    const offered = wordsIn(({ title, url }) => `${title} ${PAGE_WORDS[url] ?? ''}`);
    for (const word of placesOf().flatMap(wordsOf)) offered.add(fold(word));
    const rest = wordsIn(({ summary, body }) => `${summary} ${body}`);
    words = { known: new Set([...offered, ...rest]), offered };
  };
  await reload();

  return {
    find: (query, today) => {
      const stems = [...new Set(stemsOf(query))].filter((stem) => spread.has(stem));
      const rarity = new Map(
        stems.map((stem) => [stem, Math.log(1 + indexed.length / (spread.get(stem) ?? 1))]),
      );
      const all = stemsOf(query).reduce((sum, stem) => sum + (rarity.get(stem) ?? UNKNOWN), 0);
      return indexed
        .filter(({ text }) => isReadable(text, today))
        .map(({ text, weights }) => ({ text, ...scoreOf(weights, { rarity, spread }) }))
        .filter(({ share, score }) => score > 0 && share >= LEAST_SHARE * all)
        .toSorted((a, b) => b.score - a.score || a.text.title.length - b.text.title.length)
        .map(({ text, score }) => ({ text, score: score / all }));
    },
    words: () => words,
    reload,
  };
}

/** What a word that no text has takes from the share of the others. */
const UNKNOWN = 2;

function scoreOf(
  weights: Indexed['weights'],
  { rarity, spread }: { rarity: ReadonlyMap<string, number>; spread: ReadonlyMap<string, number> },
): { share: number; score: number } {
  let share = 0;
  let score = 0;
  for (const [stem, worth] of rarity) {
    const weight = weights.get(stem) ?? 0;
    if (weight === 0 || (weight <= WEIGHTS.body && (spread.get(stem) ?? 0) > RARE)) continue;
    share += worth;
    score += worth * weight;
  }
  return { share, score };
}

function isReadable({ from, until }: ReadableText, today: string): boolean {
  return (from === null || from <= today) && (until === null || until >= today);
}

function indexText(text: ReadableText): Indexed {
  const weights = new Map<string, number>();
  const add = (words: string, weight: number): void => {
    for (const stem of stemsOf(words)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
  };
  add(text.title, WEIGHTS.title);
  add(PAGE_WORDS[text.url] ?? '', WEIGHTS.keyword);
  add(text.summary, WEIGHTS.summary);
  add(text.body, WEIGHTS.body);
  return { text, weights };
}

function stemsOf(text: string): string[] {
  return wordsOf(text)
    .map((word) => stemOf(fold(word)))
    .filter((stem) => (stem.length > 1 || /\d/.test(stem)) && !SAYS_NOTHING.has(stem));
}

function fixedPage({ url, title }: (typeof FIXED_PAGES)[number]): ReadableText {
  return {
    kind: 'page',
    url,
    title,
    summary: '',
    body: '',
    minutes: 1,
    picture: null,
    from: null,
    until: null,
  };
}
