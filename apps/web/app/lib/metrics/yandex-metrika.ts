import type { Metrics } from './metrics.ts';

const TAG = 'https://mc.yandex.ru/metrika/tag.js';

type Ym = { (counter: number, method: string, ...rest: unknown[]): void; a?: unknown[][]; l?: number };

/** The global variable that the counter uses. */
export type MetrikaGlobals = { ym?: Ym };

/**
 * Yandex.Metrika. Its script reads `window.dataLayer` itself, so ecommerce events need no call; hits are sent by us
 * (`defer`), because the address changes without a page load. Session recording is off: forms contain addresses and
 * phones.
 */
export function createMetrika(
  counter: number,
  globals: MetrikaGlobals,
  loadScript: (address: string) => void,
): Metrics {
  globals.ym ??= waitingCalls();
  const call = (method: string, ...rest: unknown[]): void => globals.ym?.(counter, method, ...rest);
  call('init', {
    defer: true,
    ecommerce: 'dataLayer',
    trackLinks: true,
    accurateTrackBounce: true,
    clickmap: true,
    webvisor: false,
  });
  loadScript(TAG);
  return {
    hit: (url, page) => call('hit', url, page),
    goal: (name, params) => call('reachGoal', name, params),
    ecommerce: () => undefined,
    user: (id) => call('setUserID', String(id)),
  };
}

/** Queues calls until the counter's script is loaded, which reads them from `a`. */
function waitingCalls(): Ym {
  const ym: Ym = (...call) => void (ym.a ??= []).push(call);
  ym.l = Date.now();
  return ym;
}
