import { z } from 'zod';
import { MoneyOut } from '../wire/fields.ts';

/** Interest-free payments that add up to the price: `last` is the last one, `each` every other one. */
export const Instalment = z.object({ payments: z.int(), each: MoneyOut, last: MoneyOut });

/** What the operator of the shop's instalments offers; `operator` is its registered name (283-ФЗ). */
export const InstalmentTerms = z.object({
  operator: z.string(),
  payments: z.int(),
  every: z.enum(['month', 'fortnight']),
  from: MoneyOut,
  to: MoneyOut,
});

/**
 * States of an application: applied, the operator asks for more, approved and waiting for the buyer's signature, signed and waiting
 * for the shop, in force; refused by the operator; cancelled by the buyer or the shop.
 */
export const APPLICATION_STATES = [
  'applied',
  'asks-for-more',
  'approved',
  'signed',
  'in-force',
  'refused',
  'cancelled',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** The contract of an order in instalments. Its payments add up to the price in full. */
export const InstalmentContract = z.object({
  operator: z.string(),
  state: z.enum(APPLICATION_STATES),
  /** Known once the operator has approved. */
  number: z.string().nullable(),
  schedule: z.array(z.object({ date: z.iso.date(), amount: MoneyOut })),
});
export type InstalmentContract = z.infer<typeof InstalmentContract>;
