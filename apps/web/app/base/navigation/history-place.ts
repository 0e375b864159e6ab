/** What the router and the modals store in a history entry; null in an entry made by the browser. */
export type EntryState = {
  /** Key of the page; the entries of modals above it have the same one. */
  key?: string;
  /** Index of the entry, as the router counts. */
  idx: number;
  /** Id of the modal that the entry belongs to. */
  modal?: string;
} | null;

/** Handlers of history entries that belong to open modals. */
type ModalEntries = {
  /** An entry became current; true when the router must not handle it. */
  popped: (state: EntryState) => boolean;
  /** The router has navigated. */
  navigated: () => void;
};

let modals: ModalEntries | undefined;
/** Key of the shown page. */
let shownKey: string | undefined;
/** The entry that was current before: the page's, or one of a closed modal. */
let front: EntryState = null;

// Window listeners run in registration order. This module belongs to the frame, which is loaded before the router, so
// it can hide events from it.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    const from = front;
    front = event.state;
    if (modals?.popped(front)) {
      if (!front?.modal) shownKey = front?.key;
    } else {
      // Skips an entry whose modal no longer exists, for example after a reload. At the end of the history
      // the browser stops on such an entry, above a page that is already shown: then it is skipped backwards.
      if (!front || !(front.modal || (from?.modal && front.key === shownKey))) return;
      history.go(from && front.idx > from.idx ? 1 : -1);
    }
    event.stopImmediatePropagation();
  });
}

export function setModalEntries(entries: ModalEntries): void {
  modals = entries;
}

/** Must be called after every navigation: `popstate` does not say which entry was left. */
export function notePlace(): void {
  front = history.state;
  // A page that renders late may already be left, through the entry of a closed modal, which has the key of
  // another page.
  if (!front?.modal || shownKey === undefined) shownKey = front?.key;
  modals?.navigated();
}
