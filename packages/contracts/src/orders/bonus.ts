import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { LongIdParam } from '../wire/fields.ts';

/**
 * Why points came or went. `returned`: spent points came back. `reversed`: earned points were taken back, because goods
 * were returned.
 */
export const BonusReason = z.enum(['welcome', 'birthday', 'earned', 'spent', 'returned', 'reversed']);
export type BonusReason = z.infer<typeof BonusReason>;

const OfOrder = z.object({ id: z.int(), number: z.string() });
export const BonusHistory = z.object({
  /** All entries together, on every page. */
  balance: z.int(),
  /** Points of orders under way, credited when they are handed over; the newest order first. On the first page only. */
  coming: z.array(z.object({ order: OfOrder, at: z.iso.datetime(), points: z.int() })),
  /** The newest first. */
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      reason: BonusReason,
      /** Below zero for what was spent or taken back. */
      points: z.int(),
      order: OfOrder.nullable(),
    }),
  ),
  /** `before` of the next page; null on the last one. */
  next: z.int().nullable(),
});
export type BonusHistory = z.infer<typeof BonusHistory>;

export const getBonusHistory = endpoint({
  method: 'GET',
  path: '/api/account/bonus',
  summary: 'Own bonus points, entry by entry',
  query: z.object({ before: LongIdParam.optional() }),
  answer: BonusHistory,
  access: 'account',
});
