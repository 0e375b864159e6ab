import { whenAgreed } from '#app/lib/consent/consent.ts';
import { createDataLayer } from './data-layer.ts';
import { isFirstCount } from './once.ts';
import { createRecorder } from './recorder.ts';
import type { Recorder } from './recorder.ts';
import { deliverTo } from './track.ts';
import { watchElements } from './watch-elements.ts';
import type { MetrikaGlobals } from './yandex-metrika.ts';

declare global {
  // Global variables under names that counters know.
  interface Window extends MetrikaGlobals {
    dataLayer?: unknown[];
  }
}

let isStarted = false;

/**
 * The late part of metrics. Events go to `window.dataLayer`, and to Yandex.Metrika only when a counter is configured
 * and the shopper has agreed (152-ФЗ).
 */
export function startMetrics(counter: number | null): void {
  if (isStarted) return;
  isStarted = true;
  const recorder = createRecorder({
    layer: createDataLayer((window.dataLayer ??= [])),
    makeWatcher: watchElements,
    isFirstCount: (orderId) => isFirstCount(localStorage, orderId),
  });
  if (counter !== null) {
    whenAgreed(() => void joinMetrika(recorder, counter));
  }
  deliverTo((happening) => {
    try {
      recorder.record(happening);
    } catch (error) {
      // A failing third-party counter must not break the shop.
      reportError(error);
    }
  });
}

/** Loaded only where a counter is configured and the shopper has agreed. */
async function joinMetrika(recorder: Recorder, counter: number): Promise<void> {
  try {
    const { createMetrika } = await import('./yandex-metrika.ts');
    recorder.join(createMetrika(counter, window, loadScript));
  } catch (error) {
    // Without a connection or after a new build: the visit is not counted.
    reportError(error);
  }
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
