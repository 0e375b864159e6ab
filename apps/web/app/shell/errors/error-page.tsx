import { Suspense, type ComponentType } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Breakdown } from './server-error.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
// With the page's own styles, since a page that is not there comes whole from the server.
import './not-found.module.css';

/** Whole on the server; a browser asks for its code when a page is missing. */
const MissingPage: ComponentType = import.meta.env.SSR
  ? (await import('./missing-page.tsx')).MissingPage
  : lazyPart(async () => ({ default: (await import('./missing-page.tsx')).MissingPage }), Breakdown);

/**
 * A page that is not there, or one that could not be shown: what a frame has inside then. SPEC 2: only 404 has a page
 * of its own.
 */
export function ErrorPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Breakdown />;
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  );
}
