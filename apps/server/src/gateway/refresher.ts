import { LRUCache } from 'lru-cache';
import { refreshToken as refreshEndpoint, RefreshAnswer } from '@yahont/contracts/accounts/sign-in.ts';
import type { Tokens } from './tokens.ts';

/** Statuses for a token that is malformed, too long or expired. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 422]);

/** Whether this status means that a refresh token is invalid. */
export function isTokenRefused(status: number): boolean {
  return REFUSED.has(status);
}

/** How long new tokens are remembered: requests sent before the browser received them carry the old one. */
const REMEMBERED_MS = 30_000;

export type Refreshed =
  | { kind: 'renewed'; tokens: Tokens }
  /** The API does not know the token: the visitor is signed out. */
  | { kind: 'rejected' }
  /** The API could not answer; the visitor keeps their identity. */
  | { kind: 'failed'; response: Response };

/** The API without a visitor, called in-process. */
export type PlainCall = (request: Request) => Promise<Response>;

export type Refresher = {
  /** Refreshes once per refresh token, however many requests ask at the same time. */
  refresh: (refreshToken: string, call: PlainCall) => Promise<Refreshed>;
  /** Forgets the cached tokens of a session that was signed out. */
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
