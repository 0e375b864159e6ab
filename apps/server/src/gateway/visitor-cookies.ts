import { cookieLine, readCookie } from '#src/http/headers/cookies.ts';
import { expiryOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** Contents of a browser's cookies; not verified. */
export type VisitorCookies = {
  access: string | null;
  refresh: string | null;
  fuser: string | null;
  /** Ticket of the sign-in code that this browser asked for. */
  ticket: string | null;
  /** Token of a phone that signed in on this browser. */
  device: string | null;
};

export const NO_COOKIES: VisitorCookies = {
  access: null,
  refresh: null,
  fuser: null,
  ticket: null,
  device: null,
};

const TICKET = 'sign_in_ticket';
const DEVICE = 'known_device';
/** Longer than a code lives. */
const TICKET_SECONDS = 600;

/** Cookies with secrets, which stay inside the gateway. */
export const TOKEN_COOKIES: ReadonlySet<string> = new Set(['access', 'refresh', 'fuser', TICKET, DEVICE]);

/** Cookies of a signed-in visitor. */
export const SESSION_COOKIES = ['access', 'refresh', 'refresh_expires'];

/**
 * Readable, without a secret: somebody signed in here and has not signed out. Without a session it says that the session ended by
 * itself, and that the cart of the account waits behind the sign-in.
 */
export const SIGNED_IN_BEFORE = 'signed_in_before';
const YEAR_SECONDS = 31_536_000;

export function readVisitorCookies(header: string | undefined): VisitorCookies {
  return {
    access: readCookie(header, 'access'),
    refresh: readCookie(header, 'refresh'),
    fuser: readCookie(header, 'fuser'),
    ticket: readCookie(header, TICKET),
    device: readCookie(header, DEVICE),
  };
}

export type CookieSettings = { isSecure: boolean; nowSeconds: number };

/** `Set-Cookie` lines of a session, which expire with its refresh token; scripts can read only `refresh_expires`. */
export function sessionLines(tokens: Tokens, { isSecure, nowSeconds }: CookieSettings): Map<string, string> {
  const maxAgeSeconds = Math.max(0, tokens.refreshExpires - nowSeconds);
  const hidden = { maxAgeSeconds, visibility: 'hidden', isSecure } as const;
  return new Map([
    ['access', cookieLine('access', tokens.access, hidden)],
    ['refresh', cookieLine('refresh', tokens.refresh, hidden)],
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
    ['fuser', cookieLine('fuser', token, { maxAgeSeconds, visibility: 'hidden', isSecure })],
    [
      'fuser_expires',
      cookieLine('fuser_expires', String(expires), { maxAgeSeconds, visibility: 'readable', isSecure }),
    ],
  ]);
}

/** `Set-Cookie` line of the ticket that goes back with a sign-in code. */
export function ticketLine(ticket: string, { isSecure }: CookieSettings): [name: string, line: string] {
  return [
    TICKET,
    cookieLine(TICKET, ticket, { maxAgeSeconds: TICKET_SECONDS, visibility: 'hidden', isSecure }),
  ];
}

/** `Set-Cookie` line by which the phone that signed in is known on this browser. */
export function deviceLine(token: string, { isSecure }: CookieSettings): [name: string, line: string] {
  return [DEVICE, cookieLine(DEVICE, token, { maxAgeSeconds: YEAR_SECONDS, visibility: 'hidden', isSecure })];
}

/** `Set-Cookie` line that removes a cookie. */
export function removalLine(name: string, { isSecure }: CookieSettings): string {
  const visibility = name.endsWith('_expires') || name === SIGNED_IN_BEFORE ? 'readable' : 'hidden';
  return cookieLine(name, '', { maxAgeSeconds: 0, visibility, isSecure });
}
