import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { LongIdParam, MoneyOut } from '../wire/fields.ts';

/**
 * Why points came or went. `returned`: spent points were given back. `reversed`: earned points were
 * taken back, because goods were returned. `burnt`: they expired. `given`, `taken`: by staff, for a
 * reason in the log.
 */
export const BonusReason = z.enum([
  'welcome',
  'birthday',
  'earned',
  'spent',
  'returned',
  'reversed',
  'burnt',
  'given',
  'taken',
]);
export type BonusReason = z.infer<typeof BonusReason>;

/** Levels of the card; `BONUS_LEVELS` in the values package has their names, sums and percentages. */
export const BonusLevelCode = z.enum(['silver', 'gold', 'platinum']);

const OfOrder = z.object({ id: z.int(), number: z.string() });
export const BonusHistory = z.object({
  /** Number of all entries, on every page. */
  balance: z.int(),
  level: z.object({
    code: BonusLevelCode,
    /** Percentage of the goods sum that an order placed now earns. */
    percent: z.int(),
    /** Purchases of the last months that count. */
    spent: MoneyOut,
    /** The next level and the purchases that are missing; null at the highest. */
    next: z.object({ code: BonusLevelCode, left: MoneyOut }).nullable(),
  }),
  /** The points that expire next, at midnight in Moscow; null when there are none. */
  nextBurn: z.object({ at: z.iso.datetime(), points: z.int() }).nullable(),
  /** Points of open orders, credited at the hand-over; newest order first. Only on the first page. */
  coming: z.array(z.object({ order: OfOrder, at: z.iso.datetime(), points: z.int() })),
  /** The newest first. */
  entries: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      reason: BonusReason,
      /** Negative for points that were spent or taken back. */
      points: z.int(),
      order: OfOrder.nullable(),
      /** When the rest of these points expires; null for debits. */
      burnsAt: z.iso.datetime().nullable(),
      /** For credits: how many points are neither spent nor expired. */
      left: z.int(),
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
