import { Suspense } from 'react';
import { MetricsWatch } from '#app/lib/metrics/metrics-watch.tsx';
import { useIdle } from '#app/base/timing/use-idle.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';

const LateElements = lazyPart(async () => ({
  default: (await import('./late-elements.tsx')).LateElements,
}));

/** Elements on every page that are not part of it. Most are loaded when the browser is idle. */
export function GlobalElements() {
  const isIdle = useIdle();
  return (
    <>
      <MetricsWatch />
      {isIdle && (
        <Suspense>
          <LateElements />
        </Suspense>
      )}
    </>
  );
}
