import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorPage } from '#app/shell/errors/error-page.tsx';
import { PartnersLayout } from '#app/shell/layouts/partners-layout.tsx';
import { SeoText } from '#app/shell/seo-text.tsx';
import type { Route } from './+types/partners';

export default function PartnersLayoutRoute() {
  return (
    <Frame>
      <Outlet />
      <SeoText />
    </Frame>
  );
}

/** Failures of a page are shown inside the frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <PartnersLayout pathname={pathname}>{children}</PartnersLayout>;
}
