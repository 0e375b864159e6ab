import { Suspense, type ComponentType } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Breakdown } from './server-error.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
// Imports the page's own styles, because a 404 page is rendered in full by the server.
import './not-found.module.css';

/** Included on the server; in a browser its code is loaded only for a 404 page. */
const MissingPage: ComponentType = import.meta.env.SSR
  ? (await import('./missing-page.tsx')).MissingPage
  : lazyPart(async () => ({ default: (await import('./missing-page.tsx')).MissingPage }), Breakdown);

/**
 * The content of a frame for a page that is missing or has failed. SPEC 2.18, 2.19: only 404 has its own
 * page.
 */
export function ErrorPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Breakdown />;
  return (
    <Suspense>
      <MissingPage />
    </Suspense>
  );
}
