import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '#app/shell/errors/error-page.tsx';
import { SeoText } from '#app/shell/seo-text.tsx';

/**
 * The exports of a layout without data of its own: its page, and failures of the page inside the same frame.
 */
export function inFrame(Frame: ComponentType<{ children: ReactNode }>) {
  function FramedPage() {
    return (
      <Frame>
        <Outlet />
        <SeoText />
      </Frame>
    );
  }
  function FramedFailure({ error }: { error: unknown }) {
    return (
      <Frame>
        <ErrorPage error={error} />
      </Frame>
    );
  }
  return { FramedPage, FramedFailure };
}
