import { z } from 'zod';
import { MoneyOut } from '../wire/fields.ts';

/** Interest-free payments that add up to the price: `last` is the last one, `perMonth` each of the others. */
export const Instalment = z.object({ months: z.int(), perMonth: MoneyOut, last: MoneyOut });
