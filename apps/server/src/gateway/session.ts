import type { ApiFetch } from '@yahont/api/compose.ts';
import type { LeftOut } from '@yahont/contracts/accounts/sign-in.ts';
import { createFuser, FuserAnswer } from '@yahont/contracts/visitors/visitors.ts';
import type { Log } from '#src/start/shop-api.ts';
import { apiHeaders, type Identity } from './api-headers.ts';
import type { Refresher } from './refresher.ts';
import { readdress } from './readdress.ts';
import { holdTokens } from './held-tokens.ts';
import type { Tokens } from './tokens.ts';
import { createSessionCookies } from './session-cookies.ts';
import type { VisitorCookies } from './visitor-cookies.ts';

export type SessionDeps = {
  api: ApiFetch;
  /** Whether the API accepts this access token. */
  isSignedIn: (accessToken: string) => Promise<boolean>;
  refresher: Refresher;
  isSecure: boolean;
  log: Pick<Log, 'error'>;
  /** Unix milliseconds. */
  now: () => number;
};

/** A request from a browser. */
export type Visit = {
  cookies: VisitorCookies;
  cityId: number;
  ip: string;
  requestId: string;
  /** User agent of the browser, for calls that a page makes on its behalf. */
  userAgent?: string | undefined;
  /** The caller reads answers as objects and does not change them. */
  isInProcess?: boolean;
};

/** `failed`: the API could not identify the caller; its answer is passed on to the visitor. */
export type Identified = Identity | { kind: 'failed'; response: Response };

/** The tokens of a browser during one request: who is calling, and which cookies must be written. */
export type Session = {
  visit: Visit;
  /** The caller, after a refresh when necessary. */
  identify: () => Promise<Identified>;
  /** The same, but a visitor without a token gets an anonymous one. */
  identifyOrCreate: () => Promise<Identified>;
  /** Refreshes even when the access token looks fresh. */
  renew: () => Promise<Identified>;
  /** `body`: the bytes of a request whose own body was already read. */
  send: (request: Request, identity: Identity, body?: ArrayBuffer | null) => Promise<Response>;
  signIn: (tokens: Tokens) => void;
  signOut: () => void;
  /** Whether the API refused to renew the session of the cookies. */
  hasLost: () => boolean;
  /** Logs that no anonymous token could be obtained. */
  noteFuserFailure: (answer: Response) => void;
  /** Logs that the API could not return the user. */
  noteUserFailure: (answer: Response) => void;
  /** Stores the ticket of the sent code in a cookie. */
  keepTicket: (ticket: string) => void;
  /** Stores the token that identifies the phone on this browser in a cookie. */
  keepDevice: (token: string) => void;
  /** Lets the next page report what did not fit into the account's lists. */
  noteLeftOut: (leftOut: LeftOut) => void;
  keepFuser: (token: string) => void;
  dropFuser: () => void;
  refreshToken: () => string | null;
  /** Unix seconds at which the refresh token issued during this request expires; 0 when none was issued. */
  refreshExpires: () => number;
  /** The anonymous visitor's token, unless it has expired. */
  fuserToken: () => string | null;
  /** Collected `Set-Cookie` lines, without those of a session that ended during the request. */
  lines: () => Promise<string[]>;
};

export function openSession(
  { api, isSignedIn, refresher, isSecure, log, now }: SessionDeps,
  visit: Visit,
): Session {
  const nowSeconds = Math.floor(now() / 1000);
  const origin = { ip: visit.ip, requestId: visit.requestId, isInProcess: visit.isInProcess ?? false };
  const cookies = createSessionCookies(visit.cookies, { isSecure, nowSeconds });
  const held = holdTokens(visit.cookies, cookies, nowSeconds);
  const failures = failureLog(log, visit.requestId);
  let fuserInTheMaking: Promise<Identified> | null = null;

  const send: Session['send'] = (request, identity, body) => {
    const { cityId, userAgent } = visit;
    const { ticket, device } = visit.cookies;
    const caller = { identity, cityId, userAgent, ticket, device };
    return api(readdress(request, apiHeaders(request.headers, caller), body), origin);
  };
  const sendPlain = (request: Request): Promise<Response> => send(request, { kind: 'nobody' });

  async function identify(): Promise<Identified> {
    const access = held.access();
    if (access !== null && held.isLongEnough(access) && (await isSignedIn(access)))
      return { kind: 'account', access };
    return held.access() !== null || held.refresh() !== null ? renew() : held.identity();
  }

  async function renew(): Promise<Identified> {
    const used = held.refresh();
    if (used === null) {
      held.loseSession();
      return held.identity();
    }
    const refreshed = await refresher.refresh(used, sendPlain);
    if (refreshed.kind === 'failed') return { kind: 'failed', response: refreshed.response.clone() };
    // Cached tokens may belong to a session that has ended since.
    const tokens =
      refreshed.kind === 'renewed' && (await isSignedIn(refreshed.tokens.access)) ? refreshed.tokens : null;
    // Another call of the same request may already have refreshed.
    if (held.refresh() === used) {
      if (tokens === null) held.loseSession();
      else held.signIn(tokens);
    }
    return held.identity();
  }

  async function identifyOrCreate(): Promise<Identified> {
    const identity = await identify();
    if (identity.kind !== 'nobody') return identity;
    fuserInTheMaking ??= createAnonymous(sendPlain, {
      keepFuser: held.keepFuser,
      noteFailure: failures.noteFuserFailure,
    });
    return fuserInTheMaking;
  }

  return {
    visit,
    identify,
    identifyOrCreate,
    renew,
    send,
    signIn: held.signIn,
    signOut: held.signOut,
    hasLost: held.hasLost,
    ...failures,
    keepTicket: cookies.keepTicket,
    keepDevice: cookies.keepDevice,
    noteLeftOut: cookies.noteLeftOut,
    keepFuser: held.keepFuser,
    dropFuser: () => {
      fuserInTheMaking = null;
      held.dropFuser();
    },
    refreshToken: held.refresh,
    refreshExpires: held.refreshExpires,
    fuserToken: held.fuser,
    // A late answer must not restore a session that another call of the browser has ended.
    lines: async () => {
      const access = held.access();
      if (access !== null && cookies.hasAccess() && !(await isSignedIn(access))) cookies.leaveSessionAlone();
      return cookies.lines();
    },
  };
}

/** SPEC 8.1. */
function failureLog(
  log: SessionDeps['log'],
  requestId: string,
): Pick<Session, 'noteFuserFailure' | 'noteUserFailure'> {
  return {
    noteFuserFailure: ({ status }) => log.error({ status, requestId }, 'Ошибка получения f-user токена'),
    noteUserFailure: ({ status }) => log.error({ status, requestId }, 'Ошибка получения пользователя'),
  };
}

type AnonymousEffects = { keepFuser: (token: string) => void; noteFailure: (answer: Response) => void };

/** Asks the API for the token of a new anonymous visitor. */
async function createAnonymous(
  send: (request: Request) => Promise<Response>,
  { keepFuser, noteFailure }: AnonymousEffects,
): Promise<Identified> {
  const { path, method } = createFuser;
  const response = await send(new Request(`http://api.internal${path}`, { method }));
  if (!response.ok) {
    noteFailure(response);
    return { kind: 'failed', response };
  }
  const { token } = FuserAnswer.parse(await response.json());
  keepFuser(token);
  return { kind: 'fuser', token };
}
