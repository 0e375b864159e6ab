/**
 * The zoom from which on features are drawn, with a world of 512 pixels at zoom 0; the same for the picture
 * and the live map.
 */
export const FROM_ZOOM = {
  water: 7,
  /** Brooks of the third rank often run in pipes below a city. */
  river: { 1: 8, 2: 9, 3: 12 },
  park: 9,
  metro: 8.5,
  rail: 9.5,
  station: 10,
  'water-name': 8,
  street: { 1: 9, 2: 11, 3: 12.5 },
} as const;

/** Coarse outlines are drawn up to this zoom (`scripts/map-ground/SOURCES.md`). */
export const COARSE_UP_TO = 10;

/** Up to this zoom only stations near a store are labelled: a large city has hundreds of stations. */
export const ALL_NAMES_FROM = 11.5;
/** What counts as near a store, kilometres. */
export const BESIDE_STORE_KM = 1.5;

/** The zoom from which on a street or river of this rank is drawn. */
export function ofRankFrom(kind: 'street' | 'river', rank: number | undefined): number {
  return FROM_ZOOM[kind][rank === 1 || rank === 2 ? rank : 3];
}
