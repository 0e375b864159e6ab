import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router';
import type { Route } from './+types/root';
import { FONT_PRELOADS } from '#app/styles/preload.ts';
import '#app/styles/index.css';
import { publicSettings, wholePage } from '#app/lib/page-context.ts';
import { seoOf } from '#app/lib/seo/seo-context.ts';
import { SCRIPT_MARK } from './base/assembly/script-mark.ts';
import { ORDER } from '#app/routes/page-steps/order.ts';
import { runSteps } from '#app/routes/page-steps/run-steps.ts';
import { SERVER_STEPS } from '#app/routes/page-steps/server-steps.server.ts';
import { GlobalElements } from '#app/routes/global-elements.tsx';
import { SignInAgain } from '#app/shell/sign-in-again.tsx';
import { LinkNavigation } from '#app/shell/navigation/link-navigation.tsx';
import { isDarkPath } from '#app/shell/theme.ts';
import { respelling } from '#app/shell/errors/respelling.server.ts';
import { errorMeta } from '#app/shell/errors/error-meta.ts';
import { ErrorPage } from '#app/shell/errors/error-page.tsx';
import { FrameOfPath } from '#app/shell/layouts/frame-of-path.tsx';
import { ToastRegion } from '#app/ui/notices/toast-region.tsx';
import { VisitorWatch } from '#app/lib/visitor/visitor-watch.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, pattern, params, context }, next) => {
    const page = wholePage(context);
    page.notePattern(pattern);
    const outcome = await runSteps(ORDER, SERVER_STEPS, { request, url, pattern, params, context, page });
    if (outcome instanceof Response) throw outcome;
    return next();
  },
];

export function loader({ context, url, request }: Route.LoaderArgs) {
  const respelt = respelling(wholePage(context).sent, url, request);
  return { settings: publicSettings(context), seo: seoOf(context), origin: url.origin, respelt };
}

export const links: Route.LinksFunction = () => [
  ...FONT_PRELOADS,
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // Browsers find /favicon.ico and /apple-touch-icon.png automatically.
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error === undefined || error === null ? [{ title: 'Яхонт' }] : errorMeta(error, loaderData?.respelt);

export function Layout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation();
  const isDark = isDarkPath(pathname);
  return (
    <html lang="ru" data-theme={isDark ? 'dark' : 'light'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={isDark ? '#0F0E10' : '#FBFAF7'} />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration data-mark={SCRIPT_MARK} />
        <Scripts data-mark={SCRIPT_MARK} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Shop>
      <Outlet />
    </Shop>
  );
}

/** For failures above the frames; each frame handles its own pages. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Shop>
      <FrameOfPath>
        <ErrorPage error={error} />
      </FrameOfPath>
    </Shop>
  );
}

function Shop({ children }: { children: ReactNode }) {
  return (
    <>
      <LinkNavigation />
      <VisitorWatch />
      <SignInAgain />
      {children}
      <ToastRegion />
      <GlobalElements />
    </>
  );
}
