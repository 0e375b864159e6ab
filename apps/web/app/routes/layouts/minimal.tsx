import { Outlet } from 'react-router';
import { ErrorPage } from '#app/shell/errors/error-page.tsx';
import { MinimalLayout } from '#app/shell/layouts/minimal-layout.tsx';
import { SeoText } from '#app/shell/seo-text.tsx';
import type { Route } from './+types/minimal';

export default function MinimalLayoutRoute() {
  return (
    <MinimalLayout>
      <Outlet />
      <SeoText />
    </MinimalLayout>
  );
}

/** Failures of a page are shown inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MinimalLayout>
      <ErrorPage error={error} />
    </MinimalLayout>
  );
}
