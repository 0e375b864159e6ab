import type { QueryLink } from '@yahont/contracts/search/search.ts';
import { searchUrl } from '@yahont/values/text/search-text.ts';

/** What an editor shows before anything is typed. */
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
