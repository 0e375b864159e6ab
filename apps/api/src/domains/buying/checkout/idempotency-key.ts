import { createHash } from 'node:crypto';
import { placeOrder, type PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import { refuse } from '#src/platform/errors.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

/** The required idempotency key of a request. Throws `idempotency-key-required` or `idempotency-key-malformed`. */
export function parseIdempotencyKey(header: string | undefined): string {
  if (header === undefined) throw refuse(placeOrder.refusals, 'idempotency-key-required', {});
  if (!KEY.test(header)) throw refuse(placeOrder.refusals, 'idempotency-key-malformed', {});
  return header;
}

/** Hash of the request, to distinguish a retry from another request with the same key. */
export function requestHash(input: PlaceOrder): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}
