import { z } from 'zod';
import { ENGRAVING_FACES, isEngraving } from '@yahont/values/engraving.ts';
import { GOLD_LOTS_MAX, isGoldFineness, WEIGHT_LIMITS_CG } from '@yahont/values/gold/gold-lots.ts';
import { isUin } from '@yahont/values/measures/uin.ts';
import { RateSource } from '../metal-rates/metal-rates.ts';
import { Code, Id, MoneyOut } from '../wire/fields.ts';
import { typedCode } from '../wire/typed.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { APPOINTMENT_KINDS, FITTING_PIECES_MAX } from './appointment-kinds.ts';

export const AppointmentKind = z.enum(APPOINTMENT_KINDS);

const GoldLot = z.object({
  fineness: z.int().refine(isGoldFineness, INPUT_ERROR),
  weightCg: z.int().min(WEIGHT_LIMITS_CG.from).max(WEIGHT_LIMITS_CG.to),
});

const Inscription = z.object({
  text: typedCode().max(200).refine(isEngraving, INPUT_ERROR),
  face: z.enum(ENGRAVING_FACES),
});

/** What an appointment is about. `skuId`: the setting to try a stone with, the size of a product. */
export const ShownThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stone'), code: Code, skuId: Id.nullable().default(null) }),
  z.object({ kind: z.literal('product'), productId: Id, skuId: Id.nullable().default(null) }),
  /** Pieces to prepare; none for a visit to look around. */
  z.object({
    kind: z.literal('fitting'),
    productIds: z.array(Id).max(FITTING_PIECES_MAX).default([]),
  }),
  /** Gold to appraise, and the piece wanted in exchange. Without lots it is weighed in the store. */
  z.object({
    kind: z.literal('gold'),
    lots: z.array(GoldLot).max(GOLD_LOTS_MAX).default([]),
    productId: Id.nullable().default(null),
  }),
  /** The visitor's own piece, with the words if they are chosen already. */
  z.object({ kind: z.literal('engraving'), words: Inscription.nullable().default(null) }),
  /** The visitor's own piece to clean or repair, by its УИН if known. */
  z.object({
    kind: z.literal('care'),
    uin: typedCode().refine(isUin, INPUT_ERROR).nullable().default(null),
  }),
]);
export type ShownThing = z.output<typeof ShownThing>;

/** Estimate of the gold when the appointment was made. */
export const Appraisal = z.object({
  cash: MoneyOut,
  exchange: MoneyOut,
  rate: z.object({ perGram: MoneyOut, date: z.iso.date(), source: RateSource }),
});
export type Appraisal = z.infer<typeof Appraisal>;
