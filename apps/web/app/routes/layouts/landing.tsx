import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '#app/shell/errors/error-page.tsx';
import { LANDING_ACTION } from '#app/shell/layouts/landing-action.tsx';
import { LandingLayout } from '#app/shell/layouts/landing-layout.tsx';
import { SeoText } from '#app/shell/seo-text.tsx';
import type { Route } from './+types/landing';

export default function LandingLayoutRoute() {
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
  return <LandingLayout action={LANDING_ACTION}>{children}</LandingLayout>;
}
