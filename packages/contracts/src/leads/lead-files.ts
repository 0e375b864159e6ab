import { z } from 'zod';
import { PLAN_BOUNDS } from '@yahont/values/leads/payback.ts';

const whole = ({ min, max }: { min: number; max: number }) => z.coerce.number().int().min(min).max(max);

/** The keys of the calculator on the page of gifts for companies. */
export const GiftOfferQuery = z.object({
  piece: z.coerce.number().int().positive(),
  quantity: whole({ min: 1, max: 99_999 }),
  engraving: z.literal('1').optional(),
  wrapping: z.literal('1').optional(),
});

/** The keys of the calculator on the page of the franchise; sums are whole roubles. */
export const SalonPlanQuery = z.object({
  city: z.string().min(2).max(60),
  area: whole(PLAN_BOUNDS.area),
  rent: whole(PLAN_BOUNDS.rent),
  investment: whole(PLAN_BOUNDS.investment),
});
export type SalonPlanQuery = z.output<typeof SalonPlanQuery>;
