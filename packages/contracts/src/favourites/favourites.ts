import { z } from 'zod';
import { IdParam } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

export const Favourites = z.object({ ids: z.array(z.int()) });
export const getFavourites = endpoint({
  method: 'GET',
  path: '/api/favourites',
  summary: 'Ids of favourite products, the newest first',
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
