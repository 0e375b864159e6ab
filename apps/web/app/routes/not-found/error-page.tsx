import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '#app/ui/lazy-part.ts';
// With the page's own styles, since a page that is not there comes whole from the server.
import '#app/shell/breakdown.module.css';
import '#app/shell/not-found.module.css';

type Props = { error: unknown };

/** Whole on the server; a browser asks for its code when something goes wrong. */
const Page: ComponentType<Props> = import.meta.env.SSR
  ? (await import('./missing-page.tsx')).MissingPage
  : lazyPart(async () => ({ default: (await import('./missing-page.tsx')).MissingPage }));

/** A page that is not there, or one that could not be shown: what a frame has inside then. */
export function ErrorPage({ error }: Props) {
  return (
    <Suspense>
      <Page error={error} />
    </Suspense>
  );
}
