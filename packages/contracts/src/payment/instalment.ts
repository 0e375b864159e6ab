import { z } from 'zod';
import { MoneyOut } from '../wire/fields.ts';

/** Interest-free payments that add up to the price: all but the last are `perMonth`, the last is `last`. */
export const Instalment = z.object({ months: z.int(), perMonth: MoneyOut, last: MoneyOut });
