import { useEffect, useState } from 'react';
import { getCallbackActivity } from '#app/lib/api/browser.ts';
import { whenIdle } from '#app/base/timing/when-idle.ts';
import { CallbackWidget } from './callback-widget.tsx';
import type { HousePhone } from './house-phone.ts';

/**
 * After the page has loaded and the browser is idle, asks whether operators are available; only then shows
 * the button.
 */
export function CallbackLoader({ house }: { house: HousePhone }) {
  const [loadedAt, setLoadedAt] = useState<number | null>(null);
  // The network and the page load are outside React.
  useEffect(() => {
    const gone = new AbortController();
    const begin = (): void => {
      const moment = loadTime();
      gone.signal.addEventListener(
        'abort',
        whenIdle(() => void ask(moment)),
      );
    };
    async function ask(moment: number): Promise<void> {
      try {
        const { value } = await getCallbackActivity();
        if (value.active && !gone.signal.aborted) setLoadedAt(moment);
      } catch {
        // SPEC 8.7: a failure is ignored, and the widget stays hidden.
      }
    }
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
  return loadedAt !== null && <CallbackWidget loadedAt={loadedAt} house={house} />;
}

/** When the page was loaded, on the clock of `performance.now()`; React may start long after that. */
function loadTime(): number {
  const [entry] = performance.getEntriesByType('navigation');
  const loaded = entry instanceof PerformanceNavigationTiming ? entry.loadEventEnd : 0;
  return loaded > 0 ? loaded : performance.now();
}
