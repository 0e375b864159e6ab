import type { Metrics } from './metrics.ts';

/** Most entries kept; the oldest are dropped. */
const MAX = 300;

/** Metrics inside the browser: an array that the configured counters read. */
export type DataLayer = Metrics & {
  /** Drops entries of earlier pages, so that a counter cannot read what happened before consent. */
  forgetEarlierPages: () => void;
};

export function createDataLayer(entries: unknown[]): DataLayer {
  let pageStart = 0;
  function push(entry: object): void {
    entries.push(entry);
    const surplus = Math.max(0, entries.length - MAX);
    if (surplus === 0) return;
    entries.splice(0, surplus);
    pageStart = Math.max(0, pageStart - surplus);
  }
  return {
    hit(url, page) {
      pageStart = entries.length;
      push({ event: 'hit', url, ...page });
    },
    goal: (name, params) => push({ event: name, ...params }),
    ecommerce: (event) => push({ ecommerce: event }),
    user: (id) => push({ userId: String(id) }),
    forgetEarlierPages() {
      entries.splice(0, pageStart);
      pageStart = 0;
    },
  };
}
