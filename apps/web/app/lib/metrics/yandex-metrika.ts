import type { Metrics } from './metrics.ts';

const TAG = 'https://mc.yandex.ru/metrika/tag.js';

type Ym = { (counter: number, method: string, ...rest: unknown[]): void; a?: unknown[][]; l?: number };

/** The global variable that the counter uses. */
export type MetrikaGlobals = { ym?: Ym };

export type Metrika = Metrics & {
  /** Stops the counter from reading the page. Another one may be created later. */
  stop: () => void;
};

/**
 * Yandex.Metrika. Its script reads `window.dataLayer` itself, so ecommerce events need no call; hits are sent by us
 * (`defer`), because the address changes without a page load. Session recording is off: forms contain addresses and
 * phones.
 */
export function createMetrika(
  counter: number,
  globals: MetrikaGlobals,
  loadScript: (address: string) => void,
): Metrika {
  if (globals.ym === undefined) {
    globals.ym = waitingCalls();
    loadScript(TAG);
  }
  const call = (method: string, ...rest: unknown[]): void => globals.ym?.(counter, method, ...rest);
  call('init', {
    defer: true,
    ecommerce: 'dataLayer',
    trackLinks: true,
    accurateTrackBounce: true,
    clickmap: true,
    webvisor: false,
  });
  return {
    hit: (url, page) => call('hit', url, page),
    goal: (name, params) => call('reachGoal', name, params),
    ecommerce: () => undefined,
    user: (id) => call('setUserID', String(id)),
    stop: () => call('destruct'),
  };
}

/** Removes the counter's data from this browser: its cookies belong to the whole site, without subdomains. */
export function forgetVisitor({ document, localStorage, location }: typeof globalThis): void {
  const labels = location.hostname.split('.');
  const hosts = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const name of namesOf(document.cookie.split(/;\s*/).map((pair) => pair.split('=', 1)[0] ?? ''))) {
    for (const host of ['', ...hosts]) document.cookie = `${name}=; Max-Age=0; Path=/${host}`;
  }
  for (const name of namesOf(Object.keys(localStorage))) localStorage.removeItem(name);
}

function namesOf(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith('_ym'));
}

/** Queues calls in `a` until the counter's script is loaded, which reads them from there. */
function waitingCalls(): Ym {
  const ym: Ym = (...call) => void (ym.a ??= []).push(call);
  ym.l = Date.now();
  return ym;
}
