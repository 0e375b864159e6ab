import type { IncomingHttpHeaders } from 'node:http';
import type { ApiFetch } from '@yahont/api/compose.ts';
import { problemResponse } from '#src/http/problem.ts';
import { isUnsafe, type SameOrigin } from '#src/http/same-origin.ts';
import type { Log } from '#src/start/shop-api.ts';
import { readdress } from './readdress.ts';
import { createRefresher } from './refresher.ts';
import { openSession, type Visit } from './session.ts';
import { NO_COOKIES, readVisitorCookies, type VisitorCookies } from './visitor-cookies.ts';
import { visitorCall, type ApiCall } from './visitor-call.ts';

export type GatewayDeps = {
  api: ApiFetch;
  /** Whether the API accepts this access token. */
  isSignedIn: (accessToken: string) => Promise<boolean>;
  /** Public scheme and host of the shop. */
  publicOrigin: string;
  isSameOrigin: SameOrigin;
  log: Pick<Log, 'error'>;
  /** Unix milliseconds. */
  now: () => number;
};

/** What the gateway needs to know about a caller besides the request. */
export type Call = {
  cookie: string | undefined;
  cityId: number;
  ip: string;
  requestId: string;
  /** User agent of the browser, for calls that a page makes; a call from a browser has the header already. */
  userAgent?: string | undefined;
};

export type Gateway = {
  /**
   * Whether a call is made for the visitor of its cookies, and so for their city; other clients name a city themselves.
   */
  isForVisitor: (headers: IncomingHttpHeaders) => boolean;
  /** A call to `/api/…` from a browser or another client. */
  call: (request: Request, call: Call) => Promise<{ response: Response; cookies: readonly string[] }>;
  /** The API for loaders and actions of one visitor's page. */
  open: (call: Call) => Visitor;
  /** The API for shared pages: with a city, without a visitor. */
  openPublic: (call: Pick<Call, 'cityId' | 'ip' | 'requestId'>) => ApiCall;
};

export type Visitor = {
  api: ApiCall;
  /** Refreshes first when necessary. */
  isSignedIn: () => Promise<boolean>;
  /** Whether the API refused to renew the session of the cookies. */
  hasLostSession: () => boolean;
  /** `Set-Cookie` lines for the page's answer. */
  cookies: () => Promise<string[]>;
};

export function createGateway({
  api,
  isSignedIn,
  publicOrigin,
  isSameOrigin,
  log,
  now,
}: GatewayDeps): Gateway {
  const refresher = createRefresher();
  const sessionDeps = {
    api,
    isSignedIn,
    refresher,
    log,
    now,
    isSecure: publicOrigin.startsWith('https:'),
  };
  const cookiesOf = (header: string | undefined) =>
    readVisitorCookies(header, {
      isSecure: sessionDeps.isSecure,
      nowSeconds: Math.floor(now() / 1000),
    });
  const open = (call: Call) => {
    const visit: Visit = {
      cookies: cookiesOf(call.cookie),
      cityId: call.cityId,
      ip: call.ip,
      requestId: call.requestId,
      userAgent: call.userAgent,
    };
    const session = openSession(sessionDeps, visit);
    return { session, api: visitorCall(session, refresher) };
  };

  return {
    isForVisitor: (headers) => isBrowsers((name) => headers[name] !== undefined, cookiesOf(headers.cookie)),
    call: async (request, call) => {
      if (!isBrowsers((name) => request.headers.has(name), cookiesOf(call.cookie))) {
        return { response: await api(withoutCookie(request), call), cookies: [] };
      }
      if (isUnsafe(request.method) && !isSameOrigin(request.headers)) {
        const problem = { status: 403, code: 'cross-origin', title: 'Запрос с чужого сайта' };
        return { response: problemResponse(problem, call.requestId), cookies: [] };
      }
      const visitor = open(call);
      const response = await visitor.api(request);
      return { response, cookies: await visitor.session.lines() };
    },
    open: (call) => {
      const visitor = open(call);
      return {
        api: visitor.api,
        isSignedIn: async () => {
          const identity = await visitor.session.identify();
          // While the API cannot answer, the page is rendered as signed in, and its calls report the failure.
          return identity.kind === 'account' || identity.kind === 'failed';
        },
        hasLostSession: visitor.session.hasLost,
        cookies: visitor.session.lines,
      };
    },
    openPublic: ({ cityId, ip, requestId }) => {
      const cookies = NO_COOKIES;
      const visit: Visit = { cookies, cityId, ip, requestId, isInProcess: true };
      const session = openSession(sessionDeps, visit);
      return (request) => session.send(request, { kind: 'nobody' });
    },
  };
}

/**
 * Whether cookies apply: requests with their own tokens, or without cookies, are passed to the API unchanged.
 */
function isBrowsers(has: (name: string) => boolean, { access, refresh, fuser }: VisitorCookies): boolean {
  if (has('authorization') || has('fuser-token')) return false;
  if (has('sec-fetch-site') || has('origin')) return true;
  return access !== null || refresh !== null || fuser !== null;
}

function withoutCookie(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  return readdress(request, headers);
}
