import { z } from 'zod';
import {
  isFullName,
  isPowerNumber,
  POWER_NAME_MAX,
  POWER_NUMBER_MAX,
} from '@yahont/values/buyer/power-of-attorney.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { IdParam, MoneyOut } from '../wire/fields.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';
import { typedLine } from '../wire/typed.ts';

/**
 * `advance`: the invoice of a prepayment (счёт-фактура). `transfer`: the document of the hand-over
 * (УПД). `correction`: the returned part of it (УКД).
 */
export const PAPER_KINDS = ['advance', 'transfer', 'correction'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A document of a company's order. It never changes. */
const Paper = z.object({
  id: z.int(),
  kind: z.enum(PAPER_KINDS),
  /** Number in the single series of the shop. */
  number: z.int(),
  date: z.iso.date(),
  sum: MoneyOut,
  /** Path of the file: the buyer's, or the office's in an answer to staff. */
  file: z.string(),
});
export type Paper = z.infer<typeof Paper>;

/** The person who receives an order for the company, and the power of attorney. */
export const PowerOfAttorney = z.object({
  powerNumber: typedLine().max(POWER_NUMBER_MAX, INPUT_ERROR).refine(isPowerNumber, INPUT_ERROR),
  issuedOn: z.iso.date(INPUT_ERROR),
  validUntil: z.iso.date(INPUT_ERROR),
  receiverName: typedLine().max(POWER_NAME_MAX, INPUT_ERROR).refine(isFullName, INPUT_ERROR),
});
export type PowerOfAttorney = z.infer<typeof PowerOfAttorney>;

const PowerOut = z.object({
  powerNumber: z.string(),
  issuedOn: z.iso.date(),
  validUntil: z.iso.date(),
  receiverName: z.string(),
});

export const OrderPapers = z.object({
  /** In the order of their numbers. */
  items: z.array(Paper),
  power: PowerOut.nullable(),
  /** Whether it can be recorded: a company buys, and does not have the order yet. */
  takesPower: z.boolean(),
});
export type OrderPapers = z.infer<typeof OrderPapers>;

/** Why a power of attorney cannot be recorded. */
export const POWER_REFUSALS = {
  'order-not-found': refusal(404, {}),
  /** A person buys, or the order was handed over or has ended. */
  'no-power-needed': refusal(409, {}),
  'not-issued-yet': refusal(422, {}),
  ended: refusal(422, {}),
  'ends-before-it-begins': refusal(422, {}),
};

const params = z.object({ id: IdParam });

export const getOrderPapers = endpoint({
  method: 'GET',
  path: '/api/orders/{id}/papers',
  summary: 'Papers of an own order for the accountants of a company, and who receives it',
  params,
  answer: OrderPapers,
  access: 'account',
  refusals: { 'order-not-found': refusal(404, {}) },
});

/** A new one replaces it. */
export const setPowerOfAttorney = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/power-of-attorney',
  summary: 'Say by which power of attorney an own order of a company is received',
  params,
  body: PowerOfAttorney,
  answer: OrderPapers,
  access: 'account',
  refusals: POWER_REFUSALS,
});
