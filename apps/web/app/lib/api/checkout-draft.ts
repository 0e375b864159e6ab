import type { saveCheckoutDraft } from '@yahont/contracts/checkout/draft.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { call } from './browser.ts';

/** Saves the values typed into the checkout. */
export const keepCheckoutDraft = (draft: BodyOf<typeof saveCheckoutDraft>) =>
  call<typeof saveCheckoutDraft>('PUT', '/api/checkout/draft', draft);
