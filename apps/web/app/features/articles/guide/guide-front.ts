import type { ArticleCard, GuideSection } from '@yahont/contracts/content/articles.ts';

export type GuideTile = { card: ArticleCard; isDouble: boolean };
export type GuideFront = { lead: ArticleCard | null; tiles: readonly GuideTile[] };

/** Cells below the lead: two rows of four; a double tile takes two of them. */
const CELLS = 8;
/** The double tile begins the second row. */
const DOUBLE_AT = 4;

/** The latest pieces of all sections: one large, the others as tiles, of them at most one double and dark. */
export function guideFront(sections: readonly Pick<GuideSection, 'elements'>[]): GuideFront {
  const latest = sections
    .flatMap(({ elements }) => elements)
    .filter(({ picture }) => picture !== null)
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
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

function single(cards: readonly ArticleCard[]): GuideTile[] {
  return cards.map((card) => ({ card, isDouble: false }));
}

function isDark({ picture }: ArticleCard): boolean {
  return picture?.background === 'dark';
}
