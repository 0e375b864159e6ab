import { renderToReadableStream } from 'react-dom/server';
import { createRequestHandler, type createMemoryRouter, type EntryContext } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { twoPages } from '#app/base/assembly/testing/two-pages.tsx';
import { Tab } from '#app/base/navigation/testing/tab.ts';
import { lostRequest } from '#app/base/requests/lost-request.ts';
import { guardPageData } from './page-data.ts';

type Router = ReturnType<typeof createMemoryRouter>;

const server = createRequestHandler(twoPages(), 'production');
/** The failures of the next requests; later requests are delivered. */
let failures: (number | Error)[] = [];
let asked: string[] = [];
let router: Router;

// The router's module keeps one router for its page.
beforeAll(async () => {
  vi.stubGlobal('fetch', network);
  router = await openHome();
});
beforeEach(async () => {
  failures = [];
  await router.navigate('/');
  asked = [];
});
afterAll(() => vi.unstubAllGlobals());

async function network(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  asked.push(`${request.method} ${new URL(request.url).pathname}`);
  const failure = failures.shift();
  if (failure instanceof Error) throw failure;
  if (failure !== undefined) return new Response('', { status: failure });
  return server(request);
}

/** Starts the page as `entry.client.tsx` does, with the data that the router's server sent. */
async function openHome(): Promise<Router> {
  const { serverHandoffString = '', serverHandoffStream, manifest, routeModules } = await handOver();
  new Tab('https://shop.test/');
  vi.stubGlobal(
    'window',
    Object.assign(window, {
      __reactRouterContext: { ...JSON.parse(serverHandoffString), stream: serverHandoffStream },
      __reactRouterManifest: manifest,
      __reactRouterRouteModules: routeModules,
    }),
  );
  guardPageData();
  const markup = await renderToReadableStream(<HydratedRouter />);
  await markup.allReady;
  return Reflect.get(window, '__reactRouterDataRouter');
}

function handOver(): Promise<EntryContext> {
  return new Promise((resolve, reject) => {
    const build = twoPages((_request, _status, _headers, context) => {
      resolve(context);
      return new Response();
    });
    createRequestHandler(build, 'production')(new Request('https://shop.test/')).catch(reject);
  });
}

test('the router asks for the data of a page once more after a failure', async () => {
  failures = [503];
  await router.navigate('/cart');
  expect(asked).toEqual(['GET /cart.data', 'GET /cart.data']);
  expect(router.state.loaderData).toMatchObject({ cart: { lines: ['Кольцо «Аврора»'] } });
});

test('a page without an answer stays pending, and the next navigation drops its request', async () => {
  failures = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
  const lost = router.navigate('/cart');
  await vi.waitFor(() => expect(lostRequest()).toMatchObject({ method: 'GET', reason: 'no-answer' }));
  expect(router.state).toMatchObject({ errors: null, navigation: { state: 'loading' } });
  await router.navigate('/?sort=price');
  await lost;
  expect(lostRequest()).toBeNull();
  expect(router.state).toMatchObject({ errors: null, location: { search: '?sort=price' } });
});

test('a form without an answer stays pending until it is repeated', async () => {
  failures = [new TypeError('Failed to fetch')];
  const formData = new FormData();
  formData.set('add', '42');
  const sent = router.navigate('/cart', { formMethod: 'post', formData });
  await vi.waitFor(() => expect(lostRequest()).toMatchObject({ method: 'POST', reason: 'no-answer' }));
  expect(router.state).toMatchObject({ errors: null, navigation: { state: 'submitting' } });
  lostRequest()?.repeat();
  await sent;
  expect(asked).toEqual(['POST /cart.data', 'POST /cart.data', 'GET /cart.data']);
  expect(router.state.actionData).toEqual({ cart: { added: '42' } });
});
