/** What the router and the modals keep in an entry of the history; null in one that the browser made itself. */
export type EntryState = {
  /** The page; the entries of modals above it have the same. */
  key?: string;
  /** Where the entry stands, as the router counts. */
  idx: number;
  /** Mark of the modal that the entry stands for. */
  modal?: string;
} | null;

/** Entries of the history that stand for open modals. */
type ModalEntries = {
  /** An entry has come to the front; true: it is not the router's business. */
  popped: (state: EntryState) => boolean;
  /** The router has gone somewhere. */
  navigated: () => void;
};

let modals: ModalEntries | undefined;
/** The shown page. */
let shownKey: string | undefined;
/** The entry that was in front last: the page's, or one of a modal that is gone. */
let front: EntryState = null;

// Of listeners on the window the first one comes first. This module is one of the frame's, which are there before the
// router, so it can keep from it what it should not hear.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    const from = front;
    front = event.state;
    if (modals?.popped(front)) {
      if (!front?.modal) shownKey = front?.key;
    } else {
      // An entry of a modal that is gone, as after a reload, is passed by. At the end of the history one stops there,
      // above a page that is shown already: it is passed by as well.
      if (!front || !(front.modal || (from?.modal && front.key === shownKey))) return;
      history.go(from && front.idx > from.idx ? 1 : -1);
    }
    event.stopImmediatePropagation();
  });
}

export function setModalEntries(entries: ModalEntries): void {
  modals = entries;
}

/** To be called after every navigation: the browser does not tell where one came from. */
export function notePlace(): void {
  front = history.state;
  shownKey = front?.key;
  modals?.navigated();
}
