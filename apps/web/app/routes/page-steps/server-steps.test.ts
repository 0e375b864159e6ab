import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';
import { seoOf } from '#app/lib/seo/seo-context.ts';
import { ORDER } from './order.ts';
import { runSteps } from './run-steps.ts';
import { SERVER_STEPS } from './server-steps.server.ts';
import type { StepPage } from './step-page.server.ts';

const MISSING = { type: 'about:blank', title: '', status: 404, code: 'not-found', requestId: '' };
const MOSCOW = { locationNameTranslit: 'moskva' };
const PHONE = { 'sec-ch-ua-mobile': '?1', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' };

type Visit = {
  address: string;
  pattern?: string;
  params?: Record<string, string>;
  isSignedIn?: boolean;
  headers?: Record<string, string>;
  method?: string;
  /** Method of the browser: HEAD is rendered as GET. */
  sentMethod?: string;
  /** The query byte for byte. */
  sentSearch?: string;
  /** A client-side navigation requests only the page's data. */
  isData?: boolean;
  /** Answers of the API by path; a Problem is a refusal. */
  answers?: Record<string, unknown>;
};

/** Runs all server steps for an address, with an API that records its calls. */
async function visit({
  address,
  pattern = '*',
  params = {},
  isSignedIn = false,
  headers = {},
  method = 'GET',
  sentMethod = method,
  sentSearch,
  isData = false,
  answers = {},
}: Visit) {
  const url = new URL(address, 'https://yahont.example');
  const asked: string[] = [];
  const logFault = vi.fn();
  const api = async ({ path }: { path: string }) => {
    asked.push(path);
    if (path in answers && answers[path] instanceof Error) throw answers[path];
    return answers[path] ?? { ...NO_SEO };
  };
  const context = new RouterContextProvider();
  // safe: the steps read only these fields of a page
  const page = {
    publicApi: api,
    visitorApi: isSignedIn ? api : null,
    isSignedIn,
    city: MOSCOW,
    tag: () => {},
    logFault,
    sent: { method: sentMethod, pathname: url.pathname, search: sentSearch ?? url.search },
  } as unknown as StepPage['page'];
  // As React Router passes it: with the suffix that `url` does not have.
  const request = new Request(isData ? new URL(`${url.pathname}_.data${url.search}`, url) : url, {
    method,
    headers,
  });
  const outcome = await runSteps(ORDER, SERVER_STEPS, { request, url, pattern, params, context, page });
  return {
    asked,
    logFault,
    seo: seoOf(context),
    outcome,
    location: outcome instanceof Response ? outcome.headers.get('location') : null,
    status: outcome instanceof Response ? outcome.status : null,
    isRemembered: outcome instanceof Response && outcome.headers.get('cache-control') !== 'no-store',
  };
}

const SEO = '/api/seo/page/';
const RESOLVE = '/api/catalogue/resolve';
const CLICK = '/api/retail-rocket/tracking/email-click/{id}';
const missing = new ApiProblem(MISSING);
const failed = new ApiProblem({ ...MISSING, status: 500, code: 'internal' });

test('an address in another case redirects to the route’s spelling before any call', async () => {
  expect(
    await visit({ address: '/Personal/Orders/?a=B', pattern: 'personal/orders', isSignedIn: true }),
  ).toMatchObject({
    status: 301,
    location: '/personal/orders/?a=B',
    asked: [],
  });
});

test('validation, e-mail click, SEO data, slash: in this order', async () => {
  const seen = await visit({
    address: '/catalog/certificates/?MailTrackingId=abc',
    pattern: 'catalog/*',
    params: { '*': 'certificates' },
    answers: { [SEO]: { ...NO_SEO, redirectTo: '/certificates/' } },
  });
  expect(seen.asked).toEqual([RESOLVE, CLICK, SEO]);
  expect(seen.location).toBe('/certificates/');
});

const LETTER = 'MailTrackingId=abc';

test('a link without its slash is reported once: with the slash', async () => {
  const first = await visit({ address: `/delivery?a=1&${LETTER}` });
  expect(first).toMatchObject({ asked: [SEO], location: `/delivery/?a=1&${LETTER}` });
  const second = await visit({ address: first.location ?? '' });
  expect(second).toMatchObject({ asked: [CLICK, SEO], location: null });
});

test('a link without its slash that editors redirect is reported before the redirect', async () => {
  const moved = { ...NO_SEO, redirectTo: '/solo-collection/' };
  const seen = await visit({ address: `/solo?${LETTER}`, answers: { [SEO]: moved } });
  expect(seen).toMatchObject({ asked: [SEO, CLICK], location: '/solo-collection/' });
});

test.each([
  '/discount',
  '/discount/',
  '/stores',
  '/stores/',
  '/personal/',
  '/personal/orders',
  '/favorites/',
])('a link to %s is reported before its redirect', async (path) => {
  const isSignedIn = path === '/favorites/';
  expect(await visit({ address: `${path}?${LETTER}`, isSignedIn })).toMatchObject({
    asked: [CLICK],
    status: 301,
  });
});

test('requests of the open page and its forms are no clicks', async () => {
  const address = `/cart/?${LETTER}`;
  expect((await visit({ address, isData: true })).asked).not.toContain(CLICK);
  expect((await visit({ address, method: 'POST' })).asked).not.toContain(CLICK);
  expect((await visit({ address, sentMethod: 'HEAD' })).asked).not.toContain(CLICK);
  expect((await visit({ address })).asked).toContain(CLICK);
});

test('a tracking parameter without an id is ignored', async () => {
  expect((await visit({ address: '/cart/?MailTrackingId=' })).asked).toEqual([SEO]);
});

test('no step runs after a failed validation', async () => {
  const seen = await visit({
    address: '/catalog/net-takogo?MailTrackingId=abc',
    pattern: 'catalog/*',
    params: { '*': 'net-takogo' },
    answers: { [RESOLVE]: missing },
  });
  expect(seen).toMatchObject({ outcome: 'invalid', asked: [RESOLVE] });
});

test('an unmatched address runs all steps: the slash precedes its 404', async () => {
  expect(await visit({ address: '/nope?a=1', pattern: '*' })).toMatchObject({
    asked: [SEO],
    location: '/nope/?a=1',
  });
});

test('an SEO redirect precedes the slash and the route rules', async () => {
  const moved = { ...NO_SEO, redirectTo: '/solo-collection/' };
  expect(await visit({ address: '/contacts', pattern: '*', answers: { [SEO]: moved } })).toMatchObject({
    status: 301,
    location: '/solo-collection/',
  });
});

test('the slash precedes a rule', async () => {
  expect((await visit({ address: '/contacts', pattern: '*' })).location).toBe('/contacts/');
  expect((await visit({ address: '/contacts/', pattern: '*' })).location).toBe('/about/contacts/');
  expect((await visit({ address: '/check-uin/', pattern: '*' })).location).toMatch(/^https:/);
});

test('SEO data reaches the page', async () => {
  const words = { ...NO_SEO, title: 'Доставка' };
  expect(await visit({ address: '/delivery/', answers: { [SEO]: words } })).toMatchObject({
    outcome: undefined,
    seo: words,
  });
});

test.each(['/catalog/', '/guide/kamni/', '/stores/moskva/'])('%s writes its own head', async (address) => {
  expect((await visit({ address })).asked).toEqual([]);
});

test('a click that cannot be reported is logged', async () => {
  const seen = await visit({ address: '/delivery/?MailTrackingId=abc', answers: { [CLICK]: failed } });
  await vi.waitFor(() =>
    expect(seen.logFault).toHaveBeenCalledWith(failed, expect.stringContaining('e-mail')),
  );
  expect(seen.outcome).toBeUndefined();
});

test('a form is answered at its own address', async () => {
  expect((await visit({ address: '/cart', method: 'POST' })).outcome).toBeUndefined();
});

test.each([
  ['/discount', {}, '/discount/termin/', true],
  ['/discount/', {}, '/discount/termin/', true],
  ['/stores', {}, '/stores/moskva/', false],
  ['/stores/', {}, '/stores/moskva/', false],
  ['/favorites/', { isSignedIn: true }, '/personal/favorites/', false],
  ['/favorites', { isSignedIn: false }, '/favorites/', true],
  ['/personal/', {}, '/', false],
  ['/personal/orders/', {}, '/', false],
  ['/personal/', { isSignedIn: true }, '/personal/detail/', false],
  ['/personal', { isSignedIn: true, headers: PHONE }, '/personal/', true],
] as const)('%s %o leads to %s', async (address, visitor, location, isRemembered) => {
  expect(await visit({ address, ...visitor })).toMatchObject({ status: 301, location, isRemembered });
});

test('on a phone the account shows its menu', async () => {
  expect((await visit({ address: '/personal/', isSignedIn: true, headers: PHONE })).outcome).toBeUndefined();
});

test.each(['?a', '?a=1,2;3', '?a=%E0%A4%A', '?index&b=%00', '?a=+%20'])(
  'the slash keeps the query %s byte for byte',
  async (sentSearch) => {
    const seen = await visit({ address: '/delivery?a=', sentSearch });
    expect(seen.location).toBe(`/delivery/${sentSearch}`);
    const respelt = await visit({ address: '/Cart?a=', pattern: 'cart', sentSearch });
    expect(respelt.location).toBe(`/cart${sentSearch}`);
  },
);

test('a kind of form that does not exist ends the steps before the slash and the click', async () => {
  const address = `/request/zzz?${LETTER}`;
  const seen = await visit({ address, pattern: 'request/:kind', params: { kind: 'zzz' } });
  expect(seen).toMatchObject({ outcome: 'invalid', asked: [] });
});
