import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { STONE_SHAPES } from './grades.ts';

export const StoneMenu = z.object({
  /** Stones on sale. */
  total: z.int(),
  /** Shapes that are on sale, in the shop's order. */
  shapes: z.array(z.object({ value: z.enum(STONE_SHAPES), count: z.int().positive() })),
});
export type StoneMenu = z.infer<typeof StoneMenu>;

export const getStoneMenu = endpoint({
  method: 'GET',
  path: '/api/stone-menu',
  summary: 'How many loose diamonds of each shape are on sale',
  answer: StoneMenu,
});
