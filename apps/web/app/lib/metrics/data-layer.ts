import type { Metrics } from './metrics.ts';

/** Entries that are kept; older ones make room. */
const MOST = 300;

/** Metrics that stay in the browser: an array which counters, when there are any, read. */
export type DataLayer = Metrics & {
  /** Drops everything from before the page that is open, so that nobody reads what was done before he was allowed to. */
  forgetEarlierPages: () => void;
};

export function createDataLayer(entries: unknown[]): DataLayer {
  let pageStart = 0;
  function push(entry: object): void {
    entries.push(entry);
    const surplus = Math.max(0, entries.length - MOST);
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
