import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { Gem } from './jewellery.ts';
import { Treatment } from './stone-report.ts';

/** Pieces with such a stone by its treatment, from an untouched one to the most treated one that the shop sells. */
export const TreatmentScale = z.object({
  gem: Gem,
  /** The treatment of this piece's own stone. */
  own: Treatment,
  /** Pieces with a laboratory's report on such a stone; the sum of `grades`. */
  total: z.int(),
  grades: z.array(z.object({ treatment: Treatment, count: z.int() })),
});
export type TreatmentScale = z.infer<typeof TreatmentScale>;

/** Terms on which a first payment has the piece kept for its buyer. */
export const FirstPart = z.object({
  amount: MoneyOut,
  /** The rest of the price. */
  left: MoneyOut,
  /** Days from the order until the rest must be paid. */
  days: z.int(),
});
export type FirstPart = z.infer<typeof FirstPart>;

export const Dossier = z.object({
  /** Null for a piece without a reported stone whose treatments are compared. */
  scale: TreatmentScale.nullable(),
  /** Null for a piece that is not paid in several payments, or is sold. */
  firstPart: FirstPart.nullable(),
});
export type Dossier = z.infer<typeof Dossier>;

export const getDossier = endpoint({
  method: 'GET',
  path: '/api/catalogue/products/{id}/dossier',
  summary: 'How the main stone of a piece compares with others, and on which terms the piece is kept',
  params: z.object({ id: IdParam }),
  answer: Dossier,
});
