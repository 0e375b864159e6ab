import type { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { Context } from '#src/platform/context.ts';
import { CDEK_URL, type CdekSettings } from './cdek-settings.ts';
import { CdekToken } from './cdek-wire.ts';

type ApiCall<S extends z.ZodType> = {
  path: string;
  query?: Readonly<Record<string, string>>;
  /** Sent with POST; without it the call is a GET. */
  body?: object;
  isDeletion?: boolean;
  answer: S;
  /** Statuses whose body is also an answer; only 2xx by default. */
  accepts?: readonly number[];
};
export type CdekCall = <S extends z.ZodType>(asked: ApiCall<S>) => Promise<z.output<S>>;

/** A token is not used in its last minute. */
const MARGIN_MS = 60_000;

/**
 * Calls the CDEK API with a token that is kept until it expires; after a refused token a new one is
 * requested once. Throws on any other status, on a timeout and on an answer of another shape.
 */
export function createCdekClient(settings: CdekSettings, { now }: Pick<Context, 'now'>): CdekCall {
  const { clientId, clientSecret, apiUrl = CDEK_URL, timeoutMs = PROVIDERS.carrier.tryMs } = settings;
  let token: { text: string; until: number } | null = null;

  async function freshToken(): Promise<string> {
    if (token !== null && token.until > now().getTime()) return token.text;
    const response = await fetch(`${apiUrl}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { access_token: text, expires_in: seconds } = CdekToken.parse(await bodyOf(response));
    token = { text, until: now().getTime() + seconds * 1000 - MARGIN_MS };
    return text;
  }

  async function send({ path, query = {}, body, isDeletion = false }: ApiCall<z.ZodType>): Promise<Response> {
    const search = new URLSearchParams(query).toString();
    return fetch(`${apiUrl}${path}${search === '' ? '' : `?${search}`}`, {
      headers: {
        authorization: `Bearer ${await freshToken()}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      ...(isDeletion ? { method: 'DELETE' } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  return async (asked) => {
    const response = await send(asked);
    if (response.status !== 401) return asked.answer.parse(await bodyOf(response, asked.accepts));
    await response.body?.cancel();
    token = null;
    return asked.answer.parse(await bodyOf(await send(asked), asked.accepts));
  };
}

async function bodyOf(response: Response, accepts: readonly number[] = []): Promise<unknown> {
  if (response.ok || accepts.includes(response.status)) return response.json();
  await response.body?.cancel();
  throw new Error(`CDEK answered HTTP ${response.status}`);
}
