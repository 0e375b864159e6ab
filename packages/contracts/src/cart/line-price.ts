import { z } from 'zod';
import { MoneyOut } from '../wire/fields.ts';

/** A part of the price of one thing, Russian: «Бриллиант», «Оправа». */
export const LinePrice = z.object({ name: z.string(), amount: MoneyOut });
export type LinePrice = z.infer<typeof LinePrice>;
