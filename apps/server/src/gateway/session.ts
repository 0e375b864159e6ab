import type { ApiFetch } from '@yahont/api/compose.ts';
import { createFuser, FuserAnswer } from '@yahont/contracts/visitors.ts';
import { apiHeaders } from './api-headers.ts';
import type { Identity } from './api-headers.ts';
import type { Refresher } from './refresher.ts';
import { expiryOf, isFresh } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { fuserLine, removalLine, sessionLines } from './visitor-cookies.ts';
import type { VisitorCookies } from './visitor-cookies.ts';

export type SessionDeps = {
  api: ApiFetch;
  refresher: Refresher;
  isSecure: boolean;
  /** Unix milliseconds. */
  now: () => number;
};

/** A browser on one request. */
export type Visit = {
  cookies: VisitorCookies;
  cityId: number;
  ip: string;
  requestId: string;
};

/** `failed`: the API could not say who it is; its answer is the visitor's. */
export type Identified = Identity | { kind: 'failed'; response: Response };

/** The tokens of a browser during one request: who it is, what must be written back into its cookies. */
export type Session = {
  visit: Visit;
  /** Who calls, after a refresh when one was due. */
  identify: () => Promise<Identified>;
  /** The same, but a stranger becomes an anonymous visitor with a token. */
  identifyOrCreate: () => Promise<Identified>;
  /** Refreshes although the access token looks fresh. */
  renew: () => Promise<Identified>;
  send: (request: Request, identity: Identity) => Promise<Response>;
  signIn: (tokens: Tokens) => void;
  signOut: () => void;
  keepFuser: (token: string) => void;
  dropFuser: () => void;
  refreshToken: () => string | null;
  /** Unix seconds at which the refresh token of this request's sign-in or renewal ends; 0 when there was none. */
  refreshExpires: () => number;
  /** The anonymous visitor's token, if it has not ended. */
  fuserToken: () => string | null;
  /** `Set-Cookie` lines gathered so far. */
  lines: () => string[];
};

export function openSession({ api, refresher, isSecure, now }: SessionDeps, visit: Visit): Session {
  const nowSeconds = Math.floor(now() / 1000);
  const cookieSettings = { isSecure, nowSeconds };
  const origin = { ip: visit.ip, requestId: visit.requestId };
  const lines = new Map<string, string>();
  let { access, refresh, fuser } = visit.cookies;
  if (fuser !== null && !isFresh(fuser, nowSeconds)) fuser = null;
  let refreshExpires = 0;
  let fuserInTheMaking: Promise<Identified> | null = null;

  const send = (request: Request, identity: Identity): Promise<Response> =>
    api(
      new Request(request, { headers: apiHeaders(request.headers, { identity, cityId: visit.cityId }) }),
      origin,
    );
  const sendPlain = (request: Request): Promise<Response> => send(request, { kind: 'nobody' });
  const anonymous = (): Identity => (fuser === null ? { kind: 'nobody' } : { kind: 'fuser', token: fuser });

  function signIn(tokens: Tokens): void {
    ({ access, refresh, refreshExpires } = tokens);
    for (const [name, line] of sessionLines(tokens, cookieSettings)) lines.set(name, line);
  }

  function signOut(): void {
    access = null;
    refresh = null;
    for (const name of ['access', 'refresh', 'refresh_expires'])
      lines.set(name, removalLine(name, cookieSettings));
  }

  function keepFuser(token: string): void {
    fuser = token;
    lines.set('fuser', fuserLine(token, cookieSettings));
  }

  async function identify(): Promise<Identified> {
    if (access !== null && isFresh(access, nowSeconds)) return { kind: 'account', access };
    // Without a refresh token the access token lives to its last second.
    if (access !== null && refresh === null && expiryOf(access) > nowSeconds)
      return { kind: 'account', access };
    if (access !== null || refresh !== null) return renew();
    return anonymous();
  }

  async function renew(): Promise<Identified> {
    const used = refresh;
    if (used === null) {
      signOut();
      return anonymous();
    }
    const refreshed = await refresher.refresh(used, sendPlain);
    if (refreshed.kind === 'failed') return { kind: 'failed', response: refreshed.response.clone() };
    // Another call of the same request may have come here first.
    if (refresh === used && refreshed.kind === 'renewed') signIn(refreshed.tokens);
    if (refresh === used && refreshed.kind === 'rejected') signOut();
    return access === null ? anonymous() : { kind: 'account', access };
  }

  async function makeFuser(): Promise<Identified> {
    const response = await sendPlain(
      new Request(`http://api.internal${createFuser.path}`, { method: createFuser.method }),
    );
    if (!response.ok) return { kind: 'failed', response };
    const { token } = FuserAnswer.parse(await response.json());
    keepFuser(token);
    return { kind: 'fuser', token };
  }

  return {
    visit,
    identify,
    identifyOrCreate: async () => {
      const identity = await identify();
      if (identity.kind !== 'nobody') return identity;
      fuserInTheMaking ??= makeFuser();
      return fuserInTheMaking;
    },
    renew,
    send,
    signIn,
    signOut,
    keepFuser,
    dropFuser: () => {
      fuser = null;
      fuserInTheMaking = null;
      lines.set('fuser', removalLine('fuser', cookieSettings));
    },
    refreshToken: () => refresh,
    refreshExpires: () => refreshExpires,
    fuserToken: () => fuser,
    lines: () => [...lines.values()],
  };
}
