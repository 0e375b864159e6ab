import { request } from 'node:https';
import type { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { askProvider, type ProviderAnswer } from '../http/ask-provider.ts';
import { DOLYAME_URL, type DolyameSettings } from './dolyame-settings.ts';

/** Longest answer that is read, characters. */
const ANSWER_MAX = 1024 * 1024;

export type DolyameCall<S extends z.ZodType> = {
  path: string;
  /** Without a body the call only reads. */
  body?: object;
  /** A UUID; the operator carries out each id only once. */
  correlationId: string;
  answer: S;
};

/** One call to the operator's API, with our client certificate. */
export function callDolyame<S extends z.ZodType>(
  settings: DolyameSettings,
  call: DolyameCall<S>,
): Promise<z.output<S>> {
  const { retryPauseMs: pauseMs, timeoutMs, budgetMs, breaker } = settings;
  return askProvider(
    { provider: PROVIDERS.dolyame, pauseMs, timeoutMs, budgetMs, breaker },
    (signal) => send(settings, call, signal),
    (body) => call.answer.parse(body),
  );
}

function send(
  { login, password, certificate, key, authority, baseUrl = DOLYAME_URL }: DolyameSettings,
  { path, body, correlationId }: DolyameCall<z.ZodType>,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${baseUrl}/v1/orders${path}`,
      {
        method: body ? 'POST' : 'GET',
        cert: certificate,
        key,
        ...(authority === undefined ? {} : { ca: authority }),
        auth: `${login}:${password}`,
        headers: { 'content-type': 'application/json', 'x-correlation-id': correlationId },
        signal,
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (chunk: string) => {
          text += chunk;
          if (text.length > ANSWER_MAX) incoming.destroy(new Error('the answer is too long'));
        });
        incoming.on('error', reject);
        incoming.on('end', () => {
          try {
            resolve({ status: incoming.statusCode ?? 0, body: text === '' ? {} : JSON.parse(text) });
          } catch (cause) {
            reject(new Error('the answer is no JSON', { cause }));
          }
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body ? JSON.stringify(body) : undefined);
  });
}
