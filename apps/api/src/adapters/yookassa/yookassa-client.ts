import type { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { askProvider, type ProviderAnswer } from '../http/ask-provider.ts';
import { YOOKASSA_URL, type YookassaSettings } from './yookassa-settings.ts';

export type YookassaCall<S extends z.ZodType> = { answer: S } & (
  | { method: 'GET'; path: string }
  | { method: 'POST'; path: string; body: object; idempotenceKey: string }
);

/** One call of the YooKassa API. Throws `ProviderRefused` and `ProviderUnavailable`, like `askProvider`. */
export function callYookassa<S extends z.ZodType>(
  settings: YookassaSettings,
  call: YookassaCall<S>,
): Promise<z.output<S>> {
  const { retryPauseMs: pauseMs, timeoutMs, budgetMs, breaker } = settings;
  return askProvider(
    { provider: PROVIDERS.yookassa, pauseMs, timeoutMs, budgetMs, breaker },
    (signal) => send(settings, call, signal),
    (body) => call.answer.parse(body),
  );
}

async function send(
  { shopId, secretKey, baseUrl = YOOKASSA_URL }: YookassaSettings,
  call: YookassaCall<z.ZodType>,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const headers: Record<string, string> = {
    authorization: `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`,
  };
  const request: RequestInit = { method: call.method, headers, redirect: 'error', signal };
  if (call.method === 'POST') {
    headers['content-type'] = 'application/json';
    headers['idempotence-key'] = call.idempotenceKey;
    request.body = JSON.stringify(call.body);
  }
  const response = await fetch(`${baseUrl}${call.path}`, request);
  return { status: response.status, body: await response.json() };
}
