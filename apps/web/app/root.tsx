import { QueryClientProvider } from '@tanstack/react-query';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useLocation,
  useRouteError,
} from 'react-router';
import type { Route } from './+types/root';
import { PRELOADED_FONTS } from '#app/styles/preload.ts';
import '#app/styles/index.css';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';
import { isDarkPath } from '#app/shell/theme.ts';
import { titleOf } from '#app/routes/not-found/title-of.ts';
import { NotFound } from '#app/shell/not-found.tsx';
import { Breakdown } from '#app/shell/breakdown.tsx';
import { MinimalLayout } from '#app/shell/minimal-layout.tsx';
import { ToastRegion } from '#app/ui/toast-region.tsx';
import { VisitorWatch } from '#app/lib/visitor/visitor-watch.tsx';
import { queryClient } from '#app/lib/visitor/query-client.ts';

export const links: Route.LinksFunction = () => [
  ...PRELOADED_FONTS.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export const meta: Route.MetaFunction = () => [{ title: 'Яхонт' }];

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
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <QueryClientProvider client={queryClient()}>
      <LinkNavigation />
      <VisitorWatch />
      <Outlet />
      <ToastRegion />
    </QueryClientProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <QueryClientProvider client={queryClient()}>
      <LinkNavigation />
      <MinimalLayout>{isNotFound ? <NotFound title={titleOf(error.data)} /> : <Breakdown />}</MinimalLayout>
    </QueryClientProvider>
  );
}
