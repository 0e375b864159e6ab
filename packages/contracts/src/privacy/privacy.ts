import { z } from 'zod';
import { PROOF_REFUSALS } from '../accounts/proof-refusals.ts';
import { endpoint } from '../wire/endpoint.ts';
import { refusal } from '../wire/refusals.ts';

/**
 * Everything that the shop stores about the caller, by domain. Sent as a file to a caller who signed in
 * or proved their identity within minutes.
 */
export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/account/data',
  summary: 'Everything that the shop stores about the account',
  answer: z.record(z.string(), z.unknown()),
  access: 'account',
  refusals: PROOF_REFUSALS,
});

export const Erasure = z.object({
  /** When the account will be erased; null while nobody has asked for it. */
  eraseAt: z.iso.datetime().nullable(),
});
export type Erasure = z.infer<typeof Erasure>;

const OfOrders = { orders: z.array(z.string()) };
/** Obstacles to erasing an account, with the numbers of the orders. */
export const HINDRANCES = {
  'open-orders': refusal(409, OfOrders),
  'open-payments': refusal(409, OfOrders),
  'open-returns': refusal(409, OfOrders),
};

export const getErasure = endpoint({
  method: 'GET',
  path: '/api/account/erasure',
  summary: 'Whether the account is going to be erased',
  answer: Erasure,
  access: 'account',
});
/** Requesting it twice changes nothing. Advertising e-mails and messages end at once. */
export const askForErasure = endpoint({
  method: 'POST',
  path: '/api/account/erasure',
  summary: 'Ask to erase the account',
  answer: Erasure,
  status: 201,
  access: 'account',
  refusals: { ...HINDRANCES, ...PROOF_REFUSALS },
});
export const withdrawErasure = endpoint({
  method: 'DELETE',
  path: '/api/account/erasure',
  summary: 'Keep the account after all',
  answer: Erasure,
  access: 'account',
});
