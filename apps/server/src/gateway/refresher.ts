import { LRUCache } from 'lru-cache';
import { refreshToken as refreshEndpoint, RefreshAnswer } from '@yahont/contracts/accounts/sign-in.ts';
import type { Tokens } from './tokens.ts';

/** A token that is too long or no token at all is no better than one that has ended. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 422]);

/** Whether the API says by this status that a refresh token is good for nothing. */
export function isTokenRefused(status: number): boolean {
  return REFUSED.has(status);
}

/** Requests that a browser had sent before it saw the new tokens still carry the old one. */
const REMEMBERED_MS = 30_000;

export type Refreshed =
  | { kind: 'renewed'; tokens: Tokens }
  /** The API knows the token no more: the visitor is signed out. */
  | { kind: 'rejected' }
  /** The API could not say; the visitor stays who he was. */
  | { kind: 'failed'; response: Response };

/** The API without any visitor, in-process. */
export type PlainCall = (request: Request) => Promise<Response>;

export type Refresher = {
  /** Asks the API once per refresh token, however many requests ask at the same time. */
  refresh: (refreshToken: string, call: PlainCall) => Promise<Refreshed>;
  /** After signing out nobody may get the ended session's tokens from memory. */
  forget: (refreshToken: string) => void;
};

export function createRefresher(): Refresher {
  const known = new LRUCache<string, { outcome: Promise<Refreshed>; becameRefresh: string | null }>({
    max: 10_000,
    ttl: REMEMBERED_MS,
  });
  return {
    refresh: (refreshToken, call) => {
      const before = known.get(refreshToken);
      if (before) return before.outcome;
      const entry = { outcome: askApi(refreshToken, call), becameRefresh: null as string | null };
      known.set(refreshToken, entry);
      void entry.outcome.then(
        (outcome) => {
          if (outcome.kind === 'failed') known.delete(refreshToken);
          if (outcome.kind === 'renewed') entry.becameRefresh = outcome.tokens.refresh;
        },
        () => known.delete(refreshToken),
      );
      return entry.outcome;
    },
    forget: (refreshToken) => {
      known.delete(refreshToken);
      for (const [old, { becameRefresh }] of known.entries())
        if (becameRefresh === refreshToken) known.delete(old);
    },
  };
}

async function askApi(refreshToken: string, call: PlainCall): Promise<Refreshed> {
  const response = await call(
    new Request(`http://api.internal${refreshEndpoint.path}`, {
      method: refreshEndpoint.method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ refreshToken }),
    }),
  );
  if (isTokenRefused(response.status)) return { kind: 'rejected' };
  if (!response.ok) return { kind: 'failed', response };
  const answer = RefreshAnswer.parse(await response.json());
  return {
    kind: 'renewed',
    tokens: {
      access: answer.token,
      refresh: answer.refreshToken,
      refreshExpires: answer.refreshTokenExpiration,
    },
  };
}
