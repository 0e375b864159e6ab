import { DRAFT_STEPS, type DRAFT_FIELDS } from '@yahont/contracts/checkout/draft-fields.ts';
import type { FormValues } from '#app/base/forms/define-form.ts';

export type StepName = keyof typeof DRAFT_STEPS;

export type FieldName =
  | (typeof DRAFT_FIELDS)[number]
  | 'position'
  | 'saveCard'
  | 'certificates'
  | 'certificateCode'
  | 'promoCode'
  | 'offer'
  | 'personal';
export type CheckoutValues = FormValues<FieldName>;

/** Fields of each step; the consents are beside the total. */
export const STEP_FIELDS: Readonly<Record<StepName, readonly FieldName[]>> = {
  contact: DRAFT_STEPS.contact,
  delivery: [...DRAFT_STEPS.delivery, 'position'],
  payment: [...DRAFT_STEPS.payment, 'saveCard', 'certificateCode'],
  wishes: DRAFT_STEPS.wishes,
};
