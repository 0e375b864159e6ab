import type { ApiFetch } from '@yahont/api/compose.ts';
import type { LeftOut } from '@yahont/contracts/accounts/sign-in.ts';
import { createFuser, FuserAnswer } from '@yahont/contracts/visitors/visitors.ts';
import type { Log } from '#src/start/shop-api.ts';
import { apiHeaders, type Identity } from './api-headers.ts';
import type { Refresher } from './refresher.ts';
import { readdress } from './readdress.ts';
import { expiryOf, isFresh, type Tokens } from './tokens.ts';
import {
  deviceLine,
  fuserLines,
  leftOutLine,
  oldNameLines,
  removalLine,
  SESSION_COOKIES,
  sessionLines,
  SIGNED_IN_BEFORE,
  ticketLine,
  type VisitorCookies,
} from './visitor-cookies.ts';

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
  /** Of the browser, for calls that a page makes on its behalf. */
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
  /** `body`: of a request whose own was read. */
  send: (request: Request, identity: Identity, body?: ArrayBuffer | null) => Promise<Response>;
  signIn: (tokens: Tokens) => void;
  signOut: () => void;
  /** Whether the API refused to renew the session of the cookies. */
  hasLost: () => boolean;
  /** Logs that no anonymous token could be obtained. */
  noteFuserFailure: (answer: Response) => void;
  /** Logs that the API could not return the user. */
  noteUserFailure: (answer: Response) => void;
  /** Keeps the ticket of the code that was sent, in a cookie. */
  keepTicket: (ticket: string) => void;
  /** Keeps by what the phone that signed in is known, in a cookie. */
  keepDevice: (token: string) => void;
  /** Lets the next page say what did not fit into the lists of the account. */
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
  const cookieSettings = { isSecure, nowSeconds };
  const origin = { ip: visit.ip, requestId: visit.requestId, isInProcess: visit.isInProcess ?? false };
  const lines = new Map<string, string>();
  const { old, device } = visit.cookies;
  let { access, refresh, fuser } = visit.cookies;
  // A session whose cookies have the old names is renewed at once, which writes the new ones.
  if (old.includes('refresh')) access = null;
  if (fuser !== null && !isFresh(fuser, nowSeconds)) fuser = null;
  let refreshExpires = 0;
  let hasLost = false;
  let fuserInTheMaking: Promise<Identified> | null = null;
  // All names change in one answer: a browser with one new cookie is not asked for old ones any more.
  if (!old.includes('refresh')) renameCookies();

  const send: Session['send'] = (request, identity, body) => {
    const { cityId, userAgent } = visit;
    const { ticket, device } = visit.cookies;
    const caller = { identity, cityId, userAgent, ticket, device };
    return api(readdress(request, apiHeaders(request.headers, caller), body), origin);
  };
  const sendPlain = (request: Request): Promise<Response> => send(request, { kind: 'nobody' });
  const anonymous = (): Identity => (fuser === null ? { kind: 'nobody' } : { kind: 'fuser', token: fuser });

  function signIn(tokens: Tokens): void {
    ({ access, refresh, refreshExpires } = tokens);
    for (const [name, line] of sessionLines(tokens, cookieSettings)) lines.set(name, line);
    renameCookies();
  }

  /** Writes the cookies that are not of the session again, and removes all of old names. */
  function renameCookies(): void {
    if (fuser !== null && old.includes('fuser')) keepFuser(fuser);
    if (device !== null && old.includes('known_device')) lines.set(...deviceLine(device, cookieSettings));
    for (const [name, line] of oldNameLines(old)) lines.set(name, line);
  }

  function endSession(): void {
    access = null;
    refresh = null;
    for (const name of SESSION_COOKIES) lines.set(name, removalLine(name, cookieSettings));
    renameCookies();
  }

  function signOut(): void {
    endSession();
    lines.set(SIGNED_IN_BEFORE, removalLine(SIGNED_IN_BEFORE, cookieSettings));
  }

  function loseSession(): void {
    hasLost = true;
    endSession();
  }

  /** A late answer must not restore a session that another call of the browser has ended. */
  async function linesToSend(): Promise<string[]> {
    if (access !== null && lines.has('access') && !(await isSignedIn(access)))
      for (const name of [...SESSION_COOKIES, SIGNED_IN_BEFORE]) lines.delete(name);
    return [...lines.values()];
  }

  function keepFuser(token: string): void {
    fuser = token;
    for (const [name, line] of fuserLines(token, cookieSettings)) lines.set(name, line);
  }

  async function identify(): Promise<Identified> {
    const held = access;
    if (held !== null && isLongEnough(held) && (await isSignedIn(held)))
      return { kind: 'account', access: held };
    if (access !== null || refresh !== null) return renew();
    return anonymous();
  }

  /** Without a refresh token the access token is used until it expires. */
  function isLongEnough(token: string): boolean {
    return refresh === null ? expiryOf(token) > nowSeconds : isFresh(token, nowSeconds);
  }

  async function renew(): Promise<Identified> {
    const used = refresh;
    if (used === null) {
      loseSession();
      return anonymous();
    }
    const refreshed = await refresher.refresh(used, sendPlain);
    if (refreshed.kind === 'failed') return { kind: 'failed', response: refreshed.response.clone() };
    // Cached tokens may belong to a session that has ended since.
    const tokens =
      refreshed.kind === 'renewed' && (await isSignedIn(refreshed.tokens.access)) ? refreshed.tokens : null;
    // Another call of the same request may already have refreshed.
    if (refresh === used) {
      if (tokens === null) loseSession();
      else signIn(tokens);
    }
    return access === null ? anonymous() : { kind: 'account', access };
  }

  /** SPEC 8.1. */
  function noteFuserFailure({ status }: Response): void {
    log.error({ status, requestId: visit.requestId }, 'Ошибка получения f-user токена');
  }

  /** SPEC 8.1. */
  function noteUserFailure({ status }: Response): void {
    log.error({ status, requestId: visit.requestId }, 'Ошибка получения пользователя');
  }

  async function makeFuser(): Promise<Identified> {
    const response = await sendPlain(
      new Request(`http://api.internal${createFuser.path}`, { method: createFuser.method }),
    );
    if (!response.ok) {
      noteFuserFailure(response);
      return { kind: 'failed', response };
    }
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
    hasLost: () => hasLost,
    noteFuserFailure,
    noteUserFailure,
    keepTicket: (ticket) => void lines.set(...ticketLine(ticket, cookieSettings)),
    keepDevice: (token) => void lines.set(...deviceLine(token, cookieSettings)),
    noteLeftOut: (leftOut) => {
      const line = leftOutLine(leftOut, cookieSettings);
      if (line !== null) lines.set(...line);
    },
    keepFuser,
    dropFuser: () => {
      fuser = null;
      fuserInTheMaking = null;
      for (const name of ['fuser', 'fuser_expires']) lines.set(name, removalLine(name, cookieSettings));
    },
    refreshToken: () => refresh,
    refreshExpires: () => refreshExpires,
    fuserToken: () => fuser,
    lines: linesToSend,
  };
}
