import type { FoundPlace } from '@yahont/contracts/search/search.ts';
import type { ReadableText } from '#src/domains/front/content/index.ts';

export type IndexedPlace = FoundPlace & { headingStems: ReadonlySet<string>; bodyStems: ReadonlySet<string> };

type StemsOf = (text: string) => string[];

/** A word of the heading says more about a part than one of its body. */
const HEADING_WEIGHT = 3;

export function indexPlaces({ url, places }: ReadableText, stemsOf: StemsOf): IndexedPlace[] {
  return places.map(({ heading, anchor, body }) => ({
    heading,
    url: `${url}#${anchor}`,
    headingStems: new Set(stemsOf(heading)),
    bodyStems: new Set(stemsOf(body)),
  }));
}

/**
 * The part of a text that matches most of the query. Words of the title are ignored, because the whole
 * text is about them.
 * @param wanted the stems of the query and how rare each is
 */
export function placeFor(
  { text, places }: { text: ReadableText; places: readonly IndexedPlace[] },
  wanted: ReadonlyMap<string, number>,
  stemsOf: StemsOf,
): FoundPlace | null {
  const title = new Set(stemsOf(text.title));
  const left = [...wanted].filter(([stem]) => !title.has(stem));
  let best: { place: IndexedPlace; score: number } | null = null;
  for (const place of places) {
    const score = left.reduce((sum, [stem, worth]) => sum + worth * weightIn(place, stem), 0);
    if (score > (best?.score ?? 0)) best = { place, score };
  }
  return best === null ? null : { heading: best.place.heading, url: best.place.url };
}

function weightIn({ headingStems, bodyStems }: IndexedPlace, stem: string): number {
  if (headingStems.has(stem)) return HEADING_WEIGHT;
  return bodyStems.has(stem) ? 1 : 0;
}
