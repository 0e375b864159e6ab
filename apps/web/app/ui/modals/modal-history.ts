import type { EntryState } from '#app/base/navigation/history-place.ts';

type BrowserHistory = {
  readonly state: EntryState;
  pushState: (state: EntryState, unused: string) => void;
  go: (delta: number) => void;
};

type Entry = { mark: string; close: () => void };

export type ModalHistory = {
  /** A modal opens: Back will close it. Returns a function to call when it closes, for any reason. */
  enter: (close: () => void) => () => void;
  /** Before a full page load: removes the entries of all open modals from the history, then runs. */
  leaveAll: (run: () => void) => void;
  /** Runs before the router's handler; true when the router must not handle the event. */
  popped: (state: EntryState) => boolean;
  /** The router has navigated while modals may stay open. */
  navigated: () => void;
};

/**
 * History entries of open modals. Each is a copy of its page's entry with a mark and the next index, so that
 * the router finds its own state in it. An entry that cannot be removed, because a page was opened above it,
 * is skipped by `base/navigation/history-place.ts`.
 */
export function createModalHistory(history: BrowserHistory): ModalHistory {
  const open: Entry[] = [];
  /** Marks removed by our own `history.go`, whose events the router must not see. */
  const leaving: string[] = [];
  let afterLeaving: (() => void) | undefined;
  /** Key of the page below the modals. */
  let pageKey: string | undefined;

  function push(entry: Entry): void {
    const { state } = history;
    pageKey = state?.key;
    history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, modal: entry.mark }, '');
  }

  function leave(entry: Entry): void {
    const index = open.indexOf(entry);
    if (index === -1) return;
    open.splice(index, 1);
    // Below a newer page or another modal the entry stays and is skipped later.
    if (history.state?.modal !== entry.mark) return;
    leaving.push(entry.mark);
    history.go(-1);
  }

  function goSilently(delta: number): void {
    leaving.push('');
    history.go(delta);
  }

  /** After the page below open modals has changed: pushes their entries above it. */
  function pushEntriesAgain(): void {
    const top = open.at(-1);
    if (top === undefined || history.state?.modal === top.mark) return;
    // Each gets a new mark, because the old one is below the new page.
    for (const entry of open) {
      entry.mark = newMark();
      push(entry);
    }
  }

  return {
    enter: (close) => {
      const entry = { mark: newMark(), close };
      open.push(entry);
      push(entry);
      return () => leave(entry);
    },

    leaveAll: (run) => {
      const isInFront = open.length > 0 && open.at(-1)?.mark === history.state?.modal;
      const { length } = open.splice(0);
      if (!isInFront) {
        run();
        return;
      }
      afterLeaving = run;
      goSilently(-length);
    },

    popped: (state) => {
      const mark = state?.modal;
      const left = leaving.shift();
      if (left !== undefined) {
        const isOpen = open.some((entry) => entry.mark === mark);
        // A page was pushed before our go(-1) landed on the modal's entry: go forward to the page.
        if (mark === left) goSilently(1);
        // The modal below closed with this one: skip its entry too.
        else if (mark !== undefined && !isOpen) goSilently(-1);
        else afterLeaving?.();
        if (leaving.length === 0) pushEntriesAgain();
        return true;
      }
      const at = open.findIndex((entry) => entry.mark === mark);
      // The entry of a closed modal: always skipped.
      if (mark !== undefined && at === -1) return false;
      // Back from a page above the modal that is not rendered yet: close the modal only and return to the page.
      if (mark !== undefined && at === open.length - 1) {
        open.pop()?.close();
        goSilently(1);
        return true;
      }
      const closed = open.splice(at + 1);
      for (const { close } of closed.toReversed()) close();
      // The router handles Back to any page other than the one below the modals.
      return mark !== undefined || (closed.length > 0 && state?.key === pageKey);
    },

    navigated: () => {
      // A pending `history.go` of ours would leave entries pushed now.
      if (leaving.length === 0) pushEntriesAgain();
    },
  };
}

let last = 0;

/** Unique across tabs and reloads, because old entries stay in the history. */
function newMark(): string {
  last += 1;
  return `${Date.now().toString(36)}-${last}`;
}
