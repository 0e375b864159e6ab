import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import type { OtherFrame as Frame, OtherFrameName } from './other-frame.tsx';
import { ShopFrame } from './shop-frame.tsx';
// A failed page is rendered in full by the server, with the styles of its frame.
import './slim.module.css';

type FrameProps = Parameters<typeof Frame>[0];

const OTHERS: readonly OtherFrameName[] = ['minimal', 'landing', 'partners'];

/** Included on the server; in a browser its code is loaded with the pages that have it. */
const OtherFrame: ComponentType<FrameProps> = import.meta.env.SSR
  ? (await import('./other-frame.tsx')).OtherFrame
  : lazyPart(async () => ({ default: (await import('./other-frame.tsx')).OtherFrame }), BareFrame);

/**
 * The frame that belongs to the address, for a failure above all frames, such as a failed data response
 * (SPEC 2.19).
 */
export function FrameOfPath({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const ids = useMatches().map(({ id }) => id);
  const other = OTHERS.find((name) => ids.includes(`routes/layouts/${name}`));
  if (other === undefined) return <BareFrame>{children}</BareFrame>;
  return (
    <Suspense>
      <OtherFrame name={other} pathname={pathname}>
        {children}
      </OtherFrame>
    </Suspense>
  );
}

function BareFrame({ children }: { children: ReactNode }) {
  return <ShopFrame data={undefined}>{children}</ShopFrame>;
}
