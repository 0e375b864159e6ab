import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { LongIdParam, MoneyOut } from '../wire/fields.ts';

/**
 * Why points came or went. `returned`: spent points came back. `reversed`: earned points were taken back, because goods
 * were returned. `burnt`: their time was over. `given`, `taken`: by staff, for a reason that the log keeps.
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

/** Levels of the card; `BONUS_LEVELS` of the values has their names, sums and shares. */
export const BonusLevelCode = z.enum(['silver', 'gold', 'platinum']);

const OfOrder = z.object({ id: z.int(), number: z.string() });
export const BonusHistory = z.object({
  /** All entries together, on every page. */
  balance: z.int(),
  level: z.object({
    code: BonusLevelCode,
    /** Share of the goods sum that an order placed now earns, per cent. */
    percent: z.int(),
    /** Purchases of the last months that count. */
    spent: MoneyOut,
    /** The next level and the purchases that are missing; null at the highest. */
    next: z.object({ code: BonusLevelCode, left: MoneyOut }).nullable(),
  }),
  /** The points that burn next, at midnight in Moscow; null when there are none. */
  nextBurn: z.object({ at: z.iso.datetime(), points: z.int() }).nullable(),
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
      /** From when on what is left of these points burns; null for points that went. */
      burnsAt: z.iso.datetime().nullable(),
      /** Of points that came: how many are neither spent nor burnt. */
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
