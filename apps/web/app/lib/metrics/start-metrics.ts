import { whileAgreed } from '#app/lib/consent/consent.ts';
import { createDataLayer } from './data-layer.ts';
import { isFirstCount } from './once.ts';
import { createRecorder, type Recorder } from './recorder.ts';
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
    whileAgreed(() => countWith(recorder, counter));
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

/** Loads the counter, which counts until the returned function is called. */
function countWith(recorder: Recorder, counter: number): () => void {
  let isWanted = true;
  let stop = (): void => undefined;
  const join = async (): Promise<void> => {
    const { createMetrika, forgetVisitor } = await import('./yandex-metrika.ts');
    if (!isWanted) return;
    const metrika = createMetrika(counter, window, loadScript);
    const leave = recorder.join(metrika);
    stop = () => {
      leave();
      metrika.stop();
      forgetVisitor(window);
    };
  };
  // Without a connection or after a new build: the visit is not counted.
  join().catch(reportError);
  return () => {
    isWanted = false;
    stop();
  };
}

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
