import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { ProviderUnavailable } from '#src/domains/payment/provider.ts';
import { YOOKASSA_URL } from './yookassa-settings.ts';
import type { YookassaSettings } from './yookassa-settings.ts';
import { YookassaError } from './yookassa-wire.ts';

const TRIES = 3;

export type YookassaCall<S extends z.ZodType> = { answer: S } & (
  | { method: 'GET'; path: string }
  | { method: 'POST'; path: string; body: object; idempotenceKey: string }
);

/** YooKassa understood the request and refused it: a retry would not change the outcome. */
export class YookassaRefused extends Error {
  readonly status: number;

  constructor(status: number, { code, description = '', parameter = '' }: z.infer<typeof YookassaError>) {
    super(`YooKassa refused: ${status} ${code} ${parameter} ${description}`.trimEnd());
    this.name = 'YookassaRefused';
    this.status = status;
  }
}

/**
 * One call of the YooKassa API. After a server error or a timeout the outcome is unknown, so the call is repeated with
 * the same idempotence key, which gives the same answer. Throws `ProviderUnavailable` when every attempt fails.
 */
export async function callYookassa<S extends z.ZodType>(
  settings: YookassaSettings,
  call: YookassaCall<S>,
): Promise<z.output<S>> {
  let cause: unknown;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await pause((settings.retryPauseMs ?? 300) * 2 ** (attempt - 1));
    try {
      const response = await send(settings, call);
      const body: unknown = await response.json();
      if (response.ok) return call.answer.parse(body);
      if (!isTransient(response.status))
        throw new YookassaRefused(response.status, YookassaError.parse(body));
      cause = new Error(`YooKassa answered ${response.status}`);
    } catch (error) {
      if (error instanceof YookassaRefused) throw error;
      cause = error;
    }
  }
  throw new ProviderUnavailable('YooKassa', cause);
}

function isTransient(status: number): boolean {
  return status === 429 || status >= 500;
}

function send(settings: YookassaSettings, call: YookassaCall<z.ZodType>): Promise<Response> {
  const { shopId, secretKey, baseUrl = YOOKASSA_URL, timeoutMs = 10_000 } = settings;
  const headers: Record<string, string> = {
    authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`,
  };
  const request: RequestInit = { method: call.method, headers, signal: AbortSignal.timeout(timeoutMs) };
  if (call.method === 'POST') {
    headers['content-type'] = 'application/json';
    headers['idempotence-key'] = call.idempotenceKey;
    request.body = JSON.stringify(call.body);
  }
  return fetch(`${baseUrl}${call.path}`, request);
}
