import type { EntryState } from '#app/lib/navigation/history-place.ts';

type BrowserHistory = {
  readonly state: EntryState;
  pushState: (state: EntryState, unused: string) => void;
  go: (delta: number) => void;
};

type Entry = { mark: string; close: () => void };

export type ModalHistory = {
  /** A modal opens: Back will close it. Answers what is to be called when it closes, however it did. */
  enter: (close: () => void) => () => void;
  /** Before the page is loaded whole: takes the entries of all open modals out of the history, then runs. */
  leaveAll: (run: () => void) => void;
  /** Before the router hears of it; true: it must not. */
  popped: (state: EntryState) => boolean;
  /** The router has gone somewhere, under modals that may stay open. */
  navigated: () => void;
};

/**
 * Entries of the history that stand for open modals. Each is a copy of its page's entry with a mark, so that the
 * router finds its own state in it, one place further. What the browser cannot take out of the history — an entry
 * that a page was opened above — `lib/history-place.ts` passes by.
 */
export function createModalHistory(history: BrowserHistory): ModalHistory {
  const open: Entry[] = [];
  /** Marks that are left by a way back of ours, which the router must not see. */
  const leaving: string[] = [];
  let afterLeaving: (() => void) | undefined;
  /** The page under the modals. */
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
    // Under a page opened since, or under another modal, it stays and is skipped.
    if (history.state?.modal !== entry.mark) return;
    leaving.push(entry.mark);
    history.go(-1);
  }

  function goUnseen(delta: number): void {
    leaving.push('');
    history.go(delta);
  }

  /** After the page under open modals has changed: puts their entries above it. */
  function standAgain(): void {
    const top = open.at(-1);
    if (top === undefined || history.state?.modal === top.mark) return;
    // Each gets a new mark: the old one stands under the new page.
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
      goUnseen(-length);
    },

    popped: (state) => {
      const mark = state?.modal;
      const left = leaving.shift();
      if (left !== undefined) {
        const isOpen = open.some((entry) => entry.mark === mark);
        // A page was opened before the way back was gone, which then led to the mark: on to the page.
        if (mark === left) goUnseen(1);
        // The modal below closed with this one.
        else if (mark !== undefined && !isOpen) goUnseen(-1);
        else afterLeaving?.();
        if (leaving.length === 0) standAgain();
        return true;
      }
      const at = open.findIndex((entry) => entry.mark === mark);
      // Of a modal that is gone: to be passed by, whatever is open.
      if (mark !== undefined && at === -1) return false;
      // From a page above the modal that is not on the screen yet: only the modal closes, and the page comes.
      if (mark !== undefined && at === open.length - 1) {
        open.pop()?.close();
        goUnseen(1);
        return true;
      }
      const closed = open.splice(at + 1);
      for (const { close } of closed.toReversed()) close();
      // Back to another page than the one under the modals is the router's.
      return mark !== undefined || (closed.length > 0 && state?.key === pageKey);
    },

    navigated: () => {
      // A way of ours that is not gone yet would lead away from what is put above the page.
      if (leaving.length === 0) standAgain();
    },
  };
}

let last = 0;

/** Unlike those of other tabs and of before a reload, which live on in the history. */
function newMark(): string {
  last += 1;
  return `${Date.now().toString(36)}-${last}`;
}
