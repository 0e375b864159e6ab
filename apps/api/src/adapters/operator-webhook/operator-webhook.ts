import { createHmac } from 'node:crypto';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { OperatorLine, WantedCall } from '#src/domains/after/callbacks/operator-line.ts';

export type OperatorWebhookSettings = {
  /** Address that takes a POST of JSON: `{ id, phone, city, wantedAt }`. */
  url: string;
  /** Signs each body, so that the receiver can verify the sender. */
  secret?: string;
};

/**
 * Sends a call to the operators' own system by HTTP. Throws unless the answer is 2xx. `X-Signature` is `sha256=` and
 * the HMAC-SHA256 of the body in hex; `Idempotency-Key` is the same for every attempt.
 */
export function createOperatorWebhook({ url, secret }: OperatorWebhookSettings): OperatorLine {
  return {
    ring: async (call, { idempotencyKey }) => {
      const body = bodyOf(call);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'idempotency-key': idempotencyKey,
          ...(secret === undefined ? {} : { 'x-signature': `sha256=${signatureOf(body, secret)}` }),
        },
        body,
        // A phone number is sent to the configured address only, never to a redirect target.
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDERS.operators.tryMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the operators' webhook answered HTTP ${response.status}`);
    },
  };
}

function bodyOf({ id, phone, city, wantedAt }: WantedCall): string {
  return JSON.stringify({ id, phone, city, wantedAt: wantedAt.toISOString() });
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}
