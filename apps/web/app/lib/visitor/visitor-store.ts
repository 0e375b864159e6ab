import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';

export type VisitorState = {
  /** Undefined before the first answer, after a reset and when the first call failed. */
  summary: VisitorSummary | undefined;
  /** The call has been answered or has failed. */
  isAsked: boolean;
};

export type VisitorStore = {
  read: () => VisitorState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Allows calls and makes the first one. Until then nothing is loaded, because SPEC 2.16 has silent pages.
   */
  start: () => void;
  stop: () => void;
  /**
   * Reloads after a change on the server. Resolves when the newest answer is shown; a failure keeps the
   * current state.
   */
  reload: () => Promise<void>;
  /** Reloads data older than a minute; with `retry` also after a failure. */
  refresh: (when?: { retry: boolean }) => void;
  /** Clears the data for another visitor; nothing is shown until the next answer. */
  reset: () => void;
  /**
   * Shows a change at once. An answer that was requested before the change is ignored. Does nothing while the
   * visitor is unknown.
   */
  change: (update: (summary: VisitorSummary) => VisitorSummary) => void;
};

export const UNKNOWN_VISITOR: VisitorState = { summary: undefined, isAsked: false };

const FRESH_MS = 60_000;

/** The visitor of this tab, outside React: one value for the header and all buttons of a page. */
export function createVisitorStore(load: () => Promise<VisitorSummary>): VisitorStore {
  const listeners = new Set<() => void>();
  let state = UNKNOWN_VISITOR;
  let isStarted = false;
  let loading: Promise<void> | null = null;
  /** Counts requests, so that an answer to an older one is recognised. */
  let requested = 0;
  /** Counts changes and resets for the same reason. */
  let changed = 0;
  let freshUntil = 0;

  function show(next: VisitorState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function loadNewest(): Promise<void> {
    let own: number;
    let atChange: number;
    let answer: VisitorSummary | null;
    do {
      own = requested;
      atChange = changed;
      answer = await load().catch(() => null);
    } while (own !== requested && isStarted);
    if (atChange !== changed) return;
    if (answer !== null) freshUntil = Date.now() + FRESH_MS;
    show({ summary: answer ?? state.summary, isAsked: true });
  }

  async function reload(): Promise<void> {
    freshUntil = 0;
    requested += 1;
    if (!isStarted) return;
    loading ??= loadNewest().finally(() => {
      loading = null;
    });
    await loading;
  }

  function refresh({ retry } = { retry: false }): void {
    const hasFailed = state.isAsked && state.summary === undefined;
    if (!isStarted || loading !== null || Date.now() < freshUntil || (hasFailed && !retry)) return;
    void reload();
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isStarted = true;
      refresh();
    },
    stop() {
      isStarted = false;
    },
    reload,
    refresh,
    reset() {
      changed += 1;
      show(UNKNOWN_VISITOR);
      void reload();
    },
    change(update) {
      if (state.summary === undefined) return;
      changed += 1;
      if (loading !== null) freshUntil = 0;
      show({ ...state, summary: update(state.summary) });
    },
  };
}
