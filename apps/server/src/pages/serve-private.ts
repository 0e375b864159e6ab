import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAnswer, PublicSettings, WebModule } from '@yahont/web/server-types';
import type { Cities } from '#src/city/visitor-city.ts';
import { ATTACHED_FORM_BYTES } from '@yahont/values/leads/attachments.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import { TOKEN_COOKIES } from '#src/gateway/visitor-cookies.ts';
import type { Arrival } from '#src/http/request-facts.ts';
import { withoutCookies } from '#src/http/headers/cookies.ts';
import { problemResponse } from '#src/http/problem.ts';
import { headersOf, makeRequest, readBody } from '#src/http/read-request.ts';
import { isSameOrigin, isUnsafe } from '#src/http/same-origin.ts';
import type { SecuritySettings } from '#src/http/headers/security-headers.ts';
import { sendBytes, sendResponse } from '#src/http/send-response.ts';
import type { LogFault, PictureLength } from './public-pages.ts';
import { readPage } from './render-page.ts';
import { takesAttachments } from './attached-forms.ts';

/** Longest form, bytes; a form with attachments may be longer. */
const FORM_LIMIT = 256 * 1024;

export type PrivateDeps = {
  gateway: Gateway;
  cities: Cities;
  publicOrigin: string;
  security: SecuritySettings;
  isDemo: boolean;
  settings: PublicSettings;
  pictureLength: PictureLength;
  logFault: LogFault;
};

/** A request for a page. */
export type PageRequest = {
  web: WebModule;
  url: URL;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  arrival: Arrival;
};

/** Renders a page for this visitor only, or handles their form. */
export async function servePrivate(
  { web, url, incoming, outgoing, arrival }: PageRequest,
  { gateway, cities, publicOrigin, security, isDemo, settings, pictureLength, logFault }: PrivateDeps,
): Promise<void> {
  const { method, head, ip, requestId } = arrival;
  const sending = { method, acceptEncoding: head.acceptEncoding, headers: { 'x-request-id': requestId } };
  const headers = headersOf(incoming);
  const isForeign = isUnsafe(method) && !isSameOrigin(headers, publicOrigin);
  if (isForeign && !isOneClick(method, url)) {
    const problem = { status: 403, code: 'cross-origin', title: 'Запрос с чужого сайта' };
    return sendResponse(outgoing, problemResponse(problem, requestId), sending);
  }
  // The front door has already checked the origin. The router would compare again, and refuse localhost for a shop
  // opened as 127.0.0.1.
  if (isUnsafe(method)) headers.set('origin', url.origin);
  const body = await readBody(incoming, takesAttachments(url.pathname) ? ATTACHED_FORM_BYTES : FORM_LIMIT);
  const sentCookie = isForeign ? undefined : head.cookie;
  const { city, isGuessed } = await cities.resolve(sentCookie, ip);
  const call = { cityId: city.id, ip, requestId };
  const visitor = gateway.open({
    ...call,
    cookie: sentCookie,
    userAgent: headers.get('user-agent') ?? undefined,
  });
  const isSignedIn = await visitor.isSignedIn();

  // Pages may read cookies of the interface, never those with a token.
  const cookie = withoutCookies(sentCookie, TOKEN_COOKIES);
  if (cookie === undefined) headers.delete('cookie');
  else headers.set('cookie', cookie);

  const render = (asSignedIn: boolean): Promise<PageAnswer> =>
    web.render({
      // HEAD is rendered as GET, so that both have the same headers.
      request: makeRequest(url.href, { method: method === 'HEAD' ? 'GET' : method, headers, body }),
      city,
      isCityGuessed: isGuessed,
      publicApi: gateway.openPublic(call),
      visitorApi: visitor.api,
      isSignedIn: asSignedIn,
      requestId,
      isDemo,
      settings,
      pictureLength,
      logFault: (err, message) => logFault({ err, requestId }, message),
    });
  let answer = await render(isSignedIn);
  // SPEC 4.1, 8.1: the session was lost during rendering: render again as anonymous, so that an account page redirects
  // to the home page. A successful form is never replayed.
  const isTaken = isUnsafe(method) && answer.response.status < 400;
  if (isSignedIn && visitor.hasLostSession() && !isTaken) answer = await render(false);
  const page = await readPage(answer, security);
  // What another site caused must not replace this visitor's cookies, which were not read.
  const cookies = isForeign ? [] : [...page.cookies, ...(await visitor.cookies())];
  await sendBytes(outgoing, page, {
    ...sending,
    // No-store by default: on a shared screen the next person must not see cached private pages. A page that is the
    // same for everyone sets its own header.
    headers: {
      ...page.headers,
      'cache-control': (cookies.length === 0 && page.headers['cache-control']) || 'no-store',
      'x-request-id': requestId,
    },
    cookies,
  });
}

/**
 * RFC 8058: mail programs post to the link of a letter from their own servers or pages. The link alone is the right to
 * unsubscribe, and cookies that come along are dropped.
 */
function isOneClick(method: string, { pathname }: URL): boolean {
  return method === 'POST' && /^\/unsubscribe\/[\w-]+\/$/.test(pathname);
}
