import { z } from 'zod';
import { ComparedStone } from '../comparisons/comparisons.ts';
import { IdParam } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

/** Ids of favourite products and of favourite stones, the newest first. */
export const Favourites = z.object({ ids: z.array(z.int()), stoneIds: z.array(z.int()) });
export type Favourites = z.infer<typeof Favourites>;

export const getFavourites = endpoint({
  method: 'GET',
  path: '/api/favourites',
  summary: 'Ids of favourite products and stones, the newest first',
  answer: Favourites,
});
export const addFavourite = endpoint({
  method: 'PUT',
  path: '/api/favourites/{id}',
  summary: 'Remember a product',
  params: z.object({ id: IdParam }),
  answer: Favourites,
  access: 'visitor',
  refusals: { 'favourites-full': refusal(409, { limit: z.int() }), 'product-not-found': refusal(404, {}) },
});
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/api/favourites/{id}',
  summary: 'Forget a product',
  params: z.object({ id: IdParam }),
  answer: Favourites,
  access: 'visitor',
});

export const addFavouriteStone = endpoint({
  method: 'PUT',
  path: '/api/favourites/stones/{id}',
  summary: 'Remember a loose stone',
  params: z.object({ id: IdParam }),
  answer: Favourites,
  access: 'visitor',
  refusals: { 'favourites-full': refusal(409, { limit: z.int() }), 'stone-not-found': refusal(404, {}) },
});
export const removeFavouriteStone = endpoint({
  method: 'DELETE',
  path: '/api/favourites/stones/{id}',
  summary: 'Forget a loose stone',
  params: z.object({ id: IdParam }),
  answer: Favourites,
  access: 'visitor',
});

export const listFavouriteStones = endpoint({
  method: 'GET',
  path: '/api/favourites/stones',
  summary: 'Cards of the favourite stones, the newest first',
  /** A sold stone stays in the list: its state says that it is sold. */
  answer: z.object({ items: z.array(ComparedStone) }),
});
