import { renderToString } from 'react-dom/server';
import { Links, Outlet, Scripts, ServerRouter, type EntryContext, type ServerBuild } from 'react-router';
import { SCRIPT_MARK } from '../script-mark.ts';

/** The arguments that the router passes to `entry.server.tsx` for a document. */
type Entry = (request: Request, status: number, headers: Headers, context: EntryContext) => Response;

/**
 * A build of two pages, as the bundler hands it to the router: the home page, and `/cart`, which loads data and has an
 * action.
 */
export function twoPages(entry: Entry = renderDocument): ServerBuild {
  const client = {
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
    imports: [],
  };
  const home = { id: 'home', parentId: 'root', index: true };
  const cart = { id: 'cart', parentId: 'root', path: 'cart' };
  return {
    entry: { module: { default: entry } },
    routes: {
      root: { id: 'root', path: '', module: { default: Page } },
      home: { ...home, module: { default: () => <p>Главная</p> } },
      cart: { ...cart, module: { default: () => <p>Корзина</p>, loader: loadCart, action: changeCart } },
    },
    assets: {
      entry: { imports: ['/assets/react-1.js'], module: '/assets/entry.client-1.js' },
      routes: {
        root: { ...client, id: 'root', path: '', module: '/assets/root-1.js' },
        home: { ...client, ...home, module: '/assets/home-1.js' },
        cart: { ...client, ...cart, module: '/assets/cart-1.js', hasLoader: true, hasAction: true },
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

function renderDocument(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  const { serverHandoffStream: _stream, ...rest } = context;
  return new Response(renderToString(<ServerRouter context={rest} url={request.url} />), { status, headers });
}

function loadCart() {
  return { lines: ['Кольцо «Аврора»'] };
}

async function changeCart({ request }: { request: Request }) {
  return { added: (await request.formData()).get('add') };
}

function Page() {
  return (
    <html lang="ru">
      <head>
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts data-mark={SCRIPT_MARK} />
      </body>
    </html>
  );
}
