import type { ArticleCard, GuideSection } from '@yahont/contracts/content/articles.ts';

export type GuideTile = { card: ArticleCard; isDouble: boolean };
export type GuideFront = { lead: ArticleCard | null; tiles: readonly GuideTile[] };

/** Cells below the lead: two rows of four; a double tile takes two of them. */
const CELLS = 8;
/** The double tile begins the second row. */
const DOUBLE_AT = 4;

/**
 * The latest articles of all sections: one large, the others as tiles. At most one tile is double and dark.
 */
export function guideFront(sections: readonly Pick<GuideSection, 'elements'>[]): GuideFront {
  const latest = sections
    .flatMap(({ elements }) => elements.map((card, place) => ({ card, place })))
    .filter(({ card }) => card.picture !== null)
    // Among articles of one day: the first of each section, then the second of each, so that no section
    // dominates.
    .toSorted((a, b) => b.card.publishedOn.localeCompare(a.card.publishedOn) || a.place - b.place)
    .map(({ card }) => card);
  const lead = latest.find((card) => !isDark(card)) ?? latest[0] ?? null;
  const others = latest.filter((card) => card !== lead);
  const dark = others.find(isDark);
  if (dark === undefined || others.length < CELLS - 1) return { lead, tiles: single(others.slice(0, CELLS)) };
  const light = others.filter((card) => !isDark(card)).slice(0, CELLS - 2);
  return {
    lead,
    tiles: [
      ...single(light.slice(0, DOUBLE_AT)),
      { card: dark, isDouble: true },
      ...single(light.slice(DOUBLE_AT)),
    ],
  };
}

/** Addresses of the articles on the front page. */
export function urlsOf({ lead, tiles }: GuideFront): ReadonlySet<string> {
  return new Set([lead, ...tiles.map(({ card }) => card)].flatMap((card) => card?.url ?? []));
}

function single(cards: readonly ArticleCard[]): GuideTile[] {
  return cards.map((card) => ({ card, isDouble: false }));
}

function isDark({ picture }: ArticleCard): boolean {
  return picture?.background === 'dark';
}
