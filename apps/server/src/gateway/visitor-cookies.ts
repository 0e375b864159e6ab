import type { LeftOut } from '@yahont/contracts/accounts/sign-in.ts';
import { cookieLine, readCookie } from '#src/http/headers/cookies.ts';
import { expiryOf, type Tokens } from './tokens.ts';

/** Contents of a browser's cookies; not verified. */
export type VisitorCookies = {
  access: string | null;
  refresh: string | null;
  fuser: string | null;
  /** Ticket of the sign-in code that this browser requested. */
  ticket: string | null;
  /** Token of a phone that signed in on this browser. */
  device: string | null;
  /** Secrets whose cookies still have names without the prefix, and must be written again. */
  old: readonly SecretName[];
};

export const NO_COOKIES: VisitorCookies = {
  access: null,
  refresh: null,
  fuser: null,
  ticket: null,
  device: null,
  old: [],
};

/**
 * Over https a browser accepts a cookie with this prefix only from this host, so that no page of a sibling
 * host can plant a session or a cart here.
 */
const HOST_PREFIX = '__Host-';
/**
 * The end of the last session whose cookies have no prefix; until then such a cookie is read once and written
 * again.
 */
const OLD_NAMES_END = Date.UTC(2027, 1, 1) / 1000;

const TICKET = 'sign_in_ticket';
const DEVICE = 'known_device';
/** Longer than a code is valid. */
const TICKET_SECONDS = 600;

/** Cookies with secrets. */
const SECRETS = ['access', 'refresh', 'fuser', TICKET, DEVICE] as const;
type SecretName = (typeof SECRETS)[number];

/** Names of cookies with secrets, which stay inside the gateway. */
export const TOKEN_COOKIES: ReadonlySet<string> = new Set(
  SECRETS.flatMap((name) => [name, `${HOST_PREFIX}${name}`]),
);

/** The name of a cookie in the browser: secrets have the prefix when the shop is served over https. */
function sentName(name: string, isSecure: boolean): string {
  return isSecure && SECRETS.some((secret) => secret === name) ? `${HOST_PREFIX}${name}` : name;
}

/** Cookies of a signed-in visitor. */
export const SESSION_COOKIES = ['access', 'refresh', 'refresh_expires'];

/**
 * Readable by scripts, without a secret: someone signed in here and has not signed out. If there is no
 * session, it has expired, and the account's cart is available again after signing in.
 */
export const SIGNED_IN_BEFORE = 'signed_in_before';
const YEAR_SECONDS = 31_536_000;

/**
 * Readable by scripts, without a secret: how many favourites and compared items did not fit into the
 * account's lists at the sign-in: «3.0». The next page reports it and removes the cookie.
 */
const LEFT_OUT = 'left_out';
const LEFT_OUT_SECONDS = 600;

export type CookieSettings = { isSecure: boolean; nowSeconds: number };

/** A cookie without the prefix is accepted only when there is none with it, and only for a limited time. */
export function readVisitorCookies(
  header: string | undefined,
  { isSecure, nowSeconds }: CookieSettings,
): VisitorCookies {
  const read = (name: SecretName) => readCookie(header, sentName(name, isSecure));
  const isNew = SECRETS.some((name) => read(name) !== null);
  const old =
    isSecure && !isNew && nowSeconds < OLD_NAMES_END
      ? SECRETS.filter((name) => readCookie(header, name) !== null)
      : [];
  const value = (name: SecretName) => (old.includes(name) ? readCookie(header, name) : read(name));
  return {
    access: value('access'),
    refresh: value('refresh'),
    fuser: value('fuser'),
    ticket: value(TICKET),
    device: value(DEVICE),
    old,
  };
}

/** `Set-Cookie` lines of a session, which expire with its refresh token; scripts can read only `refresh_expires`. */
export function sessionLines(tokens: Tokens, { isSecure, nowSeconds }: CookieSettings): Map<string, string> {
  const maxAgeSeconds = Math.max(0, tokens.refreshExpires - nowSeconds);
  const hidden = { maxAgeSeconds, isSecure };
  return new Map([
    ['access', secretLine('access', tokens.access, hidden)],
    ['refresh', secretLine('refresh', tokens.refresh, hidden)],
    [
      'refresh_expires',
      cookieLine('refresh_expires', String(tokens.refreshExpires), {
        maxAgeSeconds,
        visibility: 'readable',
        isSecure,
      }),
    ],
    [
      SIGNED_IN_BEFORE,
      cookieLine(SIGNED_IN_BEFORE, '1', { maxAgeSeconds: YEAR_SECONDS, visibility: 'readable', isSecure }),
    ],
  ]);
}

/** `Set-Cookie` lines of an anonymous visitor; `fuser_expires` lets scripts know that there is one. */
export function fuserLines(token: string, { isSecure, nowSeconds }: CookieSettings): Map<string, string> {
  const expires = expiryOf(token);
  const maxAgeSeconds = Math.max(0, expires - nowSeconds);
  return new Map([
    ['fuser', secretLine('fuser', token, { maxAgeSeconds, isSecure })],
    [
      'fuser_expires',
      cookieLine('fuser_expires', String(expires), { maxAgeSeconds, visibility: 'readable', isSecure }),
    ],
  ]);
}

/** `Set-Cookie` line of the ticket that must be sent back with a sign-in code. */
export function ticketLine(ticket: string, { isSecure }: CookieSettings): [name: string, line: string] {
  return [TICKET, secretLine(TICKET, ticket, { maxAgeSeconds: TICKET_SECONDS, isSecure })];
}

/** `Set-Cookie` line of the token that identifies the phone on this browser. */
export function deviceLine(token: string, { isSecure }: CookieSettings): [name: string, line: string] {
  return [DEVICE, secretLine(DEVICE, token, { maxAgeSeconds: YEAR_SECONDS, isSecure })];
}

/** `Set-Cookie` line that reports what did not fit at the sign-in; null when everything did. */
export function leftOutLine(
  { favourites, compared }: LeftOut,
  { isSecure }: CookieSettings,
): [name: string, line: string] | null {
  if (favourites + compared === 0) return null;
  const kind = { maxAgeSeconds: LEFT_OUT_SECONDS, visibility: 'readable', isSecure } as const;
  return [LEFT_OUT, cookieLine(LEFT_OUT, `${favourites}.${compared}`, kind)];
}

/** `Set-Cookie` line that removes a cookie. */
export function removalLine(name: string, { isSecure }: CookieSettings): string {
  const visibility = name.endsWith('_expires') || name === SIGNED_IN_BEFORE ? 'readable' : 'hidden';
  return cookieLine(sentName(name, isSecure), '', { maxAgeSeconds: 0, visibility, isSecure });
}

/** `Set-Cookie` lines that remove cookies whose names have no prefix. */
export function oldNameLines(names: readonly string[]): [name: string, line: string][] {
  return names.map((name) => [
    `old ${name}`,
    cookieLine(name, '', { maxAgeSeconds: 0, visibility: 'hidden', isSecure: true }),
  ]);
}

type CookieOptions = { maxAgeSeconds: number; isSecure: boolean };

function secretLine(name: SecretName, value: string, { maxAgeSeconds, isSecure }: CookieOptions): string {
  return cookieLine(sentName(name, isSecure), value, { maxAgeSeconds, visibility: 'hidden', isSecure });
}
