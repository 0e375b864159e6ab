import type { DraftValues, saveCheckoutDraft } from '@yahont/contracts/checkout/draft.ts';
import { call } from './browser.ts';

/** Keeps what was typed into the checkout. */
export const keepCheckoutDraft = (values: DraftValues) =>
  call<typeof saveCheckoutDraft>('PUT', '/api/checkout/draft', { values });
