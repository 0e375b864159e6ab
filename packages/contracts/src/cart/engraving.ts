import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Cart } from './cart.ts';
import { Inscription, NOT_ENGRAVED } from './inscription.ts';

const LINE_NOT_FOUND = { 'line-not-found': refusal(404, {}) };

export const engraveCartLine = endpoint({
  method: 'PUT',
  path: '/api/cart/lines/{id}/engraving',
  summary: 'Engrave the pieces of a line, or change the inscription',
  params: z.object({ id: IdParam }),
  body: Inscription,
  answer: Cart,
  refusals: { ...LINE_NOT_FOUND, ...NOT_ENGRAVED },
  access: 'visitor',
});

export const dropEngraving = endpoint({
  method: 'DELETE',
  path: '/api/cart/lines/{id}/engraving',
  summary: 'Take the inscription off a line',
  params: z.object({ id: IdParam }),
  answer: Cart,
  refusals: LINE_NOT_FOUND,
  access: 'visitor',
});
