import {
  AuthAnswer,
  checkCode,
  logout,
  refreshToken,
  requestCode,
  SignInCodeSent,
  type RefreshAnswer,
} from '@yahont/contracts/accounts/sign-in.ts';
import { passkeyOptions, signInWithPasskey } from '@yahont/contracts/accounts/passkeys.ts';
import { createFuser, FuserAnswer, visitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { registerConfirm, registerRequest } from '@yahont/contracts/accounts/registration.ts';
import { Problem } from '@yahont/contracts/wire/problem.ts';
import type { z } from 'zod';
import { problemResponse } from '#src/http/problem.ts';
import { isUnsafe } from '#src/http/same-origin.ts';
import type { Identity } from './api-headers.ts';
import { isTokenRefused, type Refresher } from './refresher.ts';
import type { Session } from './session.ts';

export type ApiCall = (request: Request) => Promise<Response>;

/** Write calls that do not need an anonymous visitor. */
const WITHOUT_VISITOR: ReadonlySet<string> = new Set([
  requestCode.path,
  registerRequest.path,
  passkeyOptions.path,
]);

/** Calls that return the user. */
const ABOUT_USER: ReadonlySet<string> = new Set([currentUser.path, visitorSummary.path]);

/** Calls that send a sign-in code and return its ticket. */
const SENDING_CODE: ReadonlySet<string> = new Set([requestCode.path, registerRequest.path]);

/** Calls that return tokens of an account. */
const SIGNING_IN: ReadonlySet<string> = new Set([
  checkCode.path,
  registerConfirm.path,
  signInWithPasskey.path,
]);

/**
 * The API on behalf of one visitor: adds their tokens, stores new ones in their cookies and removes them from
 * the answers, so that neither a page nor a script ever sees a token.
 */
export function visitorCall(session: Session, refresher: Refresher): ApiCall {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') {
      if (SIGNING_IN.has(pathname)) return signIn(session, request);
      if (SENDING_CODE.has(pathname)) return sendCode(session, request, pathname);
      if (pathname === refreshToken.path) return renew(session);
      if (pathname === logout.path) return signOut(session, refresher, request);
      if (pathname === createFuser.path) return becomeVisitor(session, request);
    }
    const response = await callAsVisitor(session, request, pathname);
    if (hasLostUser(pathname, response)) session.noteUserFailure(response);
    return response;
  };
}

/** 401 is a valid answer for an anonymous visitor: there is no user. */
function hasLostUser(pathname: string, { ok, status }: Response): boolean {
  return ABOUT_USER.has(pathname) && !ok && status !== 401;
}

async function callAsVisitor(session: Session, request: Request, pathname: string): Promise<Response> {
  // Read once for all attempts.
  const bytes = isUnsafe(request.method) ? await request.arrayBuffer() : null;
  const body = bytes !== null && bytes.byteLength > 0 ? bytes : null;
  const attempt = (identity: Identity): Promise<Response> => session.send(request, identity, body);

  const needsVisitor = isUnsafe(request.method) && !WITHOUT_VISITOR.has(pathname);
  const identity = await (needsVisitor ? session.identifyOrCreate() : session.identify());
  if (identity.kind === 'failed') return identity.response;
  const response = await attempt(identity);
  if (response.status !== 401) return response;
  return (await retryUnauthenticated(session, { identity, response, attempt })) ?? response;
}

type Refusal = { identity: Identity; response: Response; attempt: (identity: Identity) => Promise<Response> };

/** Retries with a token that the API should accept; null when there is none. */
async function retryUnauthenticated(
  session: Session,
  { identity, response, attempt }: Refusal,
): Promise<Response | null> {
  if (identity.kind === 'account') {
    const renewed = await session.renew();
    if (renewed.kind === 'failed') return renewed.response;
    if (renewed.kind === 'account') return attempt(renewed);
    // The session ended during the call: a call that needs no account is repeated as an anonymous visitor.
  }
  // Any other 401 asks for an account: the anonymous token is valid, and a cart belongs to it.
  if ((await codeOf(response)) !== 'token-required') return null;
  if (identity.kind === 'fuser') session.dropFuser();
  const visitor = await session.identifyOrCreate();
  return visitor.kind === 'failed' ? visitor.response : attempt(visitor);
}

async function codeOf(response: Response): Promise<string | null> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return Problem.safeParse(body).data?.code ?? null;
}

/**
 * The caller who signs in or out: refreshed as for any other call, but a failing refresh, or a token that
 * cannot be created, must not prevent either.
 */
async function identifyIfPossible(session: Session): Promise<Identity> {
  const identity = await session.identifyOrCreate();
  if (identity.kind !== 'failed') return identity;
  const fuser = session.fuserToken();
  return fuser === null ? { kind: 'nobody' } : { kind: 'fuser', token: fuser };
}

/** An anonymous token is sent along: its cart moves to the account, and the token is then discarded. */
async function signIn(session: Session, request: Request): Promise<Response> {
  const response = await session.send(request, await identifyIfPossible(session));
  if (!response.ok) return response;
  const answer = AuthAnswer.parse(await response.json());
  session.signIn({
    access: answer.token,
    refresh: answer.refreshToken,
    refreshExpires: answer.refreshTokenExpire,
  });
  session.keepDevice(answer.deviceToken);
  session.noteLeftOut(answer.leftOut);
  if (session.fuserToken() !== null) session.dropFuser();
  return json({ ...answer, token: '', refreshToken: '', deviceToken: '' } satisfies AuthAnswer);
}

/** The ticket stays in a cookie that scripts cannot read. */
async function sendCode(session: Session, request: Request, pathname: string): Promise<Response> {
  const response = await callAsVisitor(session, request, pathname);
  if (!response.ok) return response;
  const answer = SignInCodeSent.parse(await response.json());
  session.keepTicket(answer.ticket);
  return json({ ...answer, ticket: '' } satisfies SignInCodeSent);
}

async function renew(session: Session): Promise<Response> {
  const identity = await session.renew();
  if (identity.kind === 'failed') return identity.response;
  if (identity.kind !== 'account') {
    return problemResponse(
      { status: 401, code: 'sign-in-required', title: 'Нужно войти' },
      session.visit.requestId,
    );
  }
  const answer = { token: '', refreshToken: '', refreshTokenExpiration: session.refreshExpires() };
  return json(answer satisfies z.infer<typeof RefreshAnswer>);
}

/** The browser is signed out even when its session had already ended. */
async function signOut(session: Session, refresher: Refresher, request: Request): Promise<Response> {
  const sent = session.refreshToken();
  const identity = await identifyIfPossible(session);
  // The new token after a refresh; a lost session is ended with the token of the cookie.
  const token = session.refreshToken() ?? sent;
  const ending = new Request(request.url, {
    method: request.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: token ?? '' }),
  });
  const response = await session.send(ending, identity);
  if (!response.ok && !isTokenRefused(response.status)) return response;
  for (const ended of new Set([sent, token])) if (ended !== null) refresher.forget(ended);
  session.signOut();
  return json({ success: true });
}

/** SPEC 2.16: a token is requested only when there is none. */
async function becomeVisitor(session: Session, request: Request): Promise<Response> {
  const identity = await session.identify();
  if (identity.kind === 'failed') return identity.response;
  if (identity.kind !== 'nobody') return json({ success: true, message: '', token: '' });
  const response = await session.send(request, identity);
  if (!response.ok) {
    session.noteFuserFailure(response);
    return response;
  }
  const answer = FuserAnswer.parse(await response.json());
  session.keepFuser(answer.token);
  return json({ ...answer, token: '' });
}

function json(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
