import { vi } from 'vitest';
import type { EntryState } from '#app/base/navigation/history-place.ts';
import { createModalHistory } from '../modal-history.ts';

/**
 * A simulated tab: its history entries, and a router that receives the events which modals let through. `history.go`
 * takes effect on `settle`. A loaded page starts without the code of modals; the first modal loads it.
 */
async function openTab() {
  let entries: EntryState[] = [{ key: 'home', idx: 0 }];
  let at = 0;
  let queue: number[] = [];
  const shown: (string | undefined)[] = ['home'];
  const history = {
    get state() {
      return entries[at] ?? null;
    },
    pushState: (state: EntryState) => {
      entries = [...entries.slice(0, at + 1), state];
      at += 1;
    },
    go: (delta: number) => void queue.push(delta),
  };

  async function load() {
    vi.resetModules();
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const place = await import('#app/base/navigation/history-place.ts');
    window.addEventListener('popstate', () => {
      shown.push(history.state?.key);
      place.notePlace();
    });
    place.notePlace();
    return { window, ...place };
  }
  vi.stubGlobal('history', history);
  let page = await load();

  function bringModals() {
    const modals = createModalHistory(history);
    page.setModalEntries(modals);
    return modals;
  }
  let modals: ReturnType<typeof bringModals> | undefined;

  function traverse(delta: number) {
    if (entries[at + delta] === undefined) return;
    at += delta;
    page.window.dispatchEvent(Object.assign(new Event('popstate'), { state: history.state }));
  }

  return {
    get modals() {
      modals ??= bringModals();
      return modals;
    },
    /** Keys of the pages that the router showed. */
    shown,
    marks: () => entries.map((state) => (state?.modal === undefined ? state?.key : 'modal')),
    current: () => history.state,
    /** Carries out the pending history operations. */
    settle: () => {
      while (queue.length > 0) {
        const [delta = 0] = queue;
        queue = queue.slice(1);
        traverse(delta);
      }
    },
    /** The shopper presses Back or Forward. */
    press(delta: 1 | -1) {
      traverse(delta);
      this.settle();
    },
    /** The same, while pending history operations are not carried out yet. */
    pressAtOnce: traverse,
    /** The router opens a page. */
    visit(key: string) {
      this.push(key);
      this.paint(key);
    },
    /** The router has written a page into the history, but React has not rendered it yet. */
    push: (key: string) => history.pushState({ key, idx: (history.state?.idx ?? 0) + 1 }),
    paint: (key: string) => {
      shown.push(key);
      page.notePlace();
    },
    /** The browser itself navigates to an anchor on the page. */
    goToPlace: () => {
      history.pushState(null);
      page.window.dispatchEvent(Object.assign(new Event('popstate'), { state: null }));
    },
    /** The page is reloaded. */
    reload: async () => {
      modals = undefined;
      page = await load();
    },
  };
}

/** A tab with modals that record when they are closed. The caller unstubs the globals. */
export async function openModalTab() {
  const tab = await openTab();
  const closed: string[] = [];
  /** Opens a modal; the returned function closes it without Back. */
  const open = (name: string) => tab.modals.enter(() => closed.push(name));

  /** React unmounts the modal in the commit that shows the page: its cleanup runs before the effects of the page. */
  function leaveUnder(leave: () => void) {
    const { navigated } = tab.modals;
    tab.modals.navigated = () => {
      leave();
      navigated();
    };
    tab.visit('rings');
    tab.modals.navigated = navigated;
    tab.settle();
  }
  return { tab, closed, open, leaveUnder };
}
