import { renderToString } from 'react-dom/server';
import { createRequestHandler, Links, Outlet, Scripts, ServerRouter } from 'react-router';
import type { EntryContext, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

test('in a page rendered by the router every script waits for the first paint', async () => {
  const page = await renderPage();
  // The router itself asks for all of them at once: what this module takes apart is really there.
  expect(page).toContain('<link rel="modulepreload" href="/assets/react-1.js"/>');

  const late = withLateScripts(page);
  expect(late).not.toBeNull();
  expect(late).not.toContain('rel="modulepreload"');
  expect(late).not.toMatch(/^\s*import [*"{]/m);
  expect(late).toContain('await import("/assets/root-1.js")');
  expect(late).toContain('await import("/assets/home-1.js")');
  expect(late).toMatch(/import\("\/assets\/entry\.client-1\.js"\)/);
  expect(late?.indexOf('PerformanceObserver')).toBeLessThan(late?.indexOf('/assets/react-1.js') ?? 0);
});

/** A page of two routes, as the router's own request handler and `ServerRouter` write it. */
async function renderPage(): Promise<string> {
  const handle = createRequestHandler(build(), 'production');
  const response = await handle(new Request('https://shop.test/'));
  expect(response.status).toBe(200);
  return response.text();
}

function build(): ServerBuild {
  const route = {
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const home = { id: 'home', parentId: 'root', index: true };
  return {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, context: EntryContext) => {
          const { serverHandoffStream: _stream, ...rest } = context;
          const body = renderToString(<ServerRouter context={rest} url="https://shop.test/" />);
          return new Response(body, { status, headers });
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: Page } },
      home: { ...home, module: { default: () => <p>Главная</p> } },
    },
    assets: {
      entry: { imports: ['/assets/react-1.js'], module: '/assets/entry.client-1.js' },
      routes: {
        root: { ...route, id: 'root', path: '', imports: [], module: '/assets/root-1.js' },
        home: { ...route, ...home, imports: [], module: '/assets/home-1.js' },
      },
      url: '/assets/manifest-1.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: { unstable_optimizeDeps: false } as unknown as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

function Page() {
  return (
    <html lang="ru">
      <head>
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
