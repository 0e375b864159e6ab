import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { User } from '../accounts/user.ts';
import { Compared } from '../comparisons/comparisons.ts';

export const FuserAnswer = z.object({ success: z.boolean(), message: z.string(), token: z.string() });

export const createFuser = endpoint({
  method: 'POST',
  path: '/api/fuser',
  summary: 'Anonymous visitor token',
  answer: FuserAnswer,
});

/** What the header shows about the visitor; requested once, after the page. */
export const VisitorSummary = z.object({
  user: User.nullable(),
  cartCount: z.int(),
  favouriteIds: z.array(z.int()),
  favouriteStoneIds: z.array(z.int()),
  compared: Compared,
});
export type VisitorSummary = z.infer<typeof VisitorSummary>;
export const visitorSummary = endpoint({
  method: 'GET',
  path: '/api/visitor',
  summary: 'Name, cart count, favourites and what is compared of whoever calls',
  answer: VisitorSummary,
});
