import type { PageAnswer, PublicSettings } from '@yahont/web/server-types';
import type { Cities } from '#src/city/visitor-city.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { ApiCall } from '#src/gateway/visitor-call.ts';
import type { Limits } from '#src/limits/limits.ts';
import { Overload } from '#src/limits/overload.ts';
import type { Turn } from '#src/limits/turn.ts';
import { isGone } from '#src/http/request-facts.ts';
import { problemResponse } from '#src/http/problem.ts';
import { TOKEN_COOKIES } from '#src/gateway/visitor-cookies.ts';
import { withoutCookies } from '#src/http/headers/cookies.ts';
import { makeRequest } from '#src/http/bodies/read-request.ts';
import { isUnsafe } from '#src/http/same-origin.ts';
import type { SecuritySettings } from '#src/http/headers/security-headers.ts';
import type { LogFault, PictureLength } from './public-pages.ts';
import { readPage, type RenderedPage } from './render-page.ts';
import type { ReceivedForm } from './receive-form.ts';
import type { PageRequest } from './page-request.ts';

export type PrivateDeps = {
  gateway: Gateway;
  cities: Cities;
  security: SecuritySettings;
  isDemo: boolean;
  settings: PublicSettings;
  pictureLength: PictureLength;
  logFault: LogFault;
  limits: Limits;
};

/** Renders a page for this visitor only, or handles their form. */
export async function renderPrivate(
  { web, url, sent, outgoing, arrival }: PageRequest,
  { headers, body, isForeign }: ReceivedForm,
  turn: Turn,
  { gateway, cities, security, isDemo, settings, pictureLength, logFault, limits }: PrivateDeps,
): Promise<RenderedPage> {
  const { method, head, ip, requestId } = arrival;
  const sentCookie = isForeign ? undefined : head.cookie;
  const { city, isGuessed } = await turn.wait(cities.resolve(sentCookie, ip));
  const call = { cityId: city.id, ip, requestId };
  const visitor = gateway.open({
    ...call,
    cookie: sentCookie,
    userAgent: headers.get('user-agent') ?? undefined,
  });
  const isSignedIn = await turn.wait(visitor.isSignedIn());
  const publicApi = gateway.openPublic(call);
  const askBank: ApiCall = (request) =>
    limits
      .bank(
        ip,
        () => visitor.api(request),
        () => isGone(outgoing),
      )
      .catch((error: unknown) => {
        if (error instanceof Overload) return overloadedAnswer(error, requestId);
        throw error;
      });

  // Pages may read cookies of the interface, never those with a token.
  const cookie = withoutCookies(sentCookie, TOKEN_COOKIES);
  if (cookie === undefined) headers.delete('cookie');
  else headers.set('cookie', cookie);

  const render = (asSignedIn: boolean): Promise<PageAnswer> =>
    web.render({
      // HEAD is rendered as GET, so that both have the same headers.
      request: makeRequest(url.href, { method: method === 'HEAD' ? 'GET' : method, headers, body }),
      sent,
      city,
      isCityGuessed: isGuessed,
      publicApi: (request) => turn.wait(publicApi(request)),
      visitorApi: (request) => turn.wait(isOfBank(request) ? askBank(request) : visitor.api(request)),
      isSignedIn: asSignedIn,
      requestId,
      isDemo,
      settings,
      pictureLength: (path) => turn.wait(pictureLength(path)),
      logFault: (err, message) => logFault({ err, requestId }, message),
    });
  let answer = await render(isSignedIn);
  // SPEC 4.1, 8.1: the session was lost during rendering: render again as anonymous, so that an account page redirects
  // to the home page. A successful form is never replayed.
  const isTaken = isUnsafe(method) && answer.response.status < 400;
  if (isSignedIn && visitor.hasLostSession() && !isTaken) answer = await render(false);
  const page = await readPage(answer, security, web.scriptMark);
  // A request from another site must not replace this visitor's cookies, which were not read.
  const cookies = isForeign ? [] : [...page.cookies, ...(await visitor.cookies())];
  // No-store by default: on a shared computer the next person must not see cached private pages. A page that
  // is the same for everyone sets its own header.
  const cacheControl = (cookies.length === 0 && page.headers['cache-control']) || 'no-store';
  return { ...page, headers: { ...page.headers, 'cache-control': cacheControl }, cookies };
}

/** Calls during which the API asks a bank. */
const OF_BANK = /^\/api\/(?:orders\/\d+\/payment|payments\/\d+\/)/;

function isOfBank({ url }: Request): boolean {
  return OF_BANK.test(new URL(url).pathname);
}

function overloadedAnswer({ status, retryAfterSeconds }: Overload, requestId: string): Response {
  const response = problemResponse(
    { status, code: 'overloaded', title: 'Сервис временно недоступен' },
    requestId,
  );
  response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}
