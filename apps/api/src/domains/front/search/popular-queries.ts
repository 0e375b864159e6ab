import type { QueryLink } from '@yahont/contracts/search/search.ts';
import { searchUrl } from '@yahont/values/typed/search-text.ts';

/** Queries that an editor chose to show before anything is typed. */
const POPULAR = [
  'помолвочное кольцо',
  'обручальные кольца',
  'серьги с бриллиантами',
  'кольцо с сапфиром',
  'подарок маме',
  'цепочка золотая',
];

export function popularQueries(): QueryLink[] {
  return POPULAR.map((text) => ({ text, url: searchUrl(text) }));
}
