import { beforeEach, expect, test, vi } from 'vitest';
import type { EntryState } from '#app/lib/navigation/history-place.ts';
import { createModalHistory } from './modal-history.ts';

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
    const place = await import('#app/lib/navigation/history-place.ts');
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

let tab: Awaited<ReturnType<typeof openTab>>;
let closed: string[];
beforeEach(async () => {
  tab = await openTab();
  closed = [];
  return () => vi.unstubAllGlobals();
});
const open = (name: string) => tab.modals.enter(() => closed.push(name));

test('Back closes the modal and stays on the page', () => {
  const leave = open('city');
  expect(tab.current()).toMatchObject({ key: 'home', idx: 1 });
  tab.press(-1);
  leave();
  tab.settle();
  expect(closed).toEqual(['city']);
  expect(tab.shown).toEqual(['home']);
  expect(tab.current()).toEqual({ key: 'home', idx: 0 });
});

test('with two modals Back closes the top one, then the other', () => {
  const leaveCity = open('city');
  const leaveSignIn = open('sign-in');
  tab.press(-1);
  leaveSignIn();
  expect(closed).toEqual(['sign-in']);
  tab.press(-1);
  leaveCity();
  tab.settle();
  expect(closed).toEqual(['sign-in', 'city']);
  expect(tab.shown).toEqual(['home']);
  expect(tab.current()).toEqual({ key: 'home', idx: 0 });
});

test('a modal closed otherwise leaves no entry behind', () => {
  tab.visit('rings');
  const leave = open('city');
  leave();
  tab.settle();
  expect(tab.current()).toMatchObject({ key: 'rings', idx: 1 });
  expect(tab.shown).toEqual(['home', 'rings']);
  expect(closed).toEqual([]);
  tab.press(-1);
  expect(tab.shown).toEqual(['home', 'rings', 'home']);
});

test('two modals that close together leave no entry behind, in either order', () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const leaves = [open('city'), open('sign-in')];
    for (const index of order) leaves[index]?.();
    tab.settle();
    expect(tab.current()).toEqual({ key: 'home', idx: 0 });
  }
  expect(tab.shown).toEqual(['home']);
});

test('after a modal that closes by opening a page, one Back returns to the page below it', () => {
  leaveUnder(open('menu'));
  expect(tab.marks()).toEqual(['home', 'modal', 'rings']);
  tab.press(-1);
  expect(tab.shown).toEqual(['home', 'rings', 'home']);
  expect(tab.current()).toEqual({ key: 'home', idx: 0 });
  tab.press(1);
  expect(tab.shown).toEqual(['home', 'rings', 'home', 'rings']);
});

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

test('a sheet that stays open while its filters change the address is closed by Back first, then filters are undone', () => {
  tab.visit('rings');
  const leave = open('filters');
  tab.visit('rings?stone=ruby');
  tab.press(-1);
  leave();
  tab.settle();
  expect(closed).toEqual(['filters']);
  expect(tab.current()).toMatchObject({ key: 'rings?stone=ruby' });
  expect(tab.current()?.modal).toBeUndefined();
  tab.press(-1);
  expect(tab.shown.at(-1)).toBe('rings');
  tab.press(-1);
  expect(tab.shown.at(-1)).toBe('home');
});

test('Back between a filter’s answer and its render closes the sheet and keeps the filter', () => {
  for (const isPaintedFirst of [false, true]) {
    const leave = open('filters');
    tab.push('rings?stone=ruby');
    tab.pressAtOnce(-1);
    leave();
    if (isPaintedFirst) tab.paint('rings?stone=ruby');
    tab.settle();
    if (!isPaintedFirst) tab.paint('rings?stone=ruby');
    expect(closed.splice(0)).toEqual(['filters']);
    expect(tab.current()).toMatchObject({ key: 'rings?stone=ruby' });
    tab.press(-1);
    expect(tab.shown.at(-1)).toBe('home');
  }
});

test('a modal below a closing one is above the page that was opened meanwhile', () => {
  open('menu');
  const leave = open('city');
  leave();
  tab.visit('rings');
  tab.settle();
  expect(tab.current()).toMatchObject({ key: 'rings' });
  tab.press(-1);
  expect(closed).toEqual(['menu']);
  expect(tab.current()).toMatchObject({ key: 'rings' });
  expect(tab.current()?.modal).toBeUndefined();
});

test('a page opened before a pending Back is not lost', () => {
  const leave = open('sign-in');
  leave();
  // The browser goes back only now, from the new page.
  tab.visit('account');
  tab.settle();
  expect(tab.current()).toMatchObject({ key: 'account' });
  expect(tab.shown).toEqual(['home', 'account']);
  tab.press(-1);
  expect(tab.shown).toEqual(['home', 'account', 'home']);
});

test('without modals the router gets every event', () => {
  tab.visit('rings');
  tab.visit('ring');
  tab.press(-1);
  tab.press(-1);
  tab.press(1);
  expect(tab.shown).toEqual(['home', 'rings', 'ring', 'rings', 'home', 'rings']);
});

test('going back over several entries at once leaves the modal and the page', () => {
  tab.visit('rings');
  open('city');
  expect(tab.modals.popped({ key: 'home', idx: 0 })).toBe(false);
  expect(closed).toEqual(['city']);
});

test('after a reload under a modal the first Back leaves the page', async () => {
  tab.visit('rings');
  open('menu');
  open('filters');
  await tab.reload();
  tab.press(-1);
  expect(tab.shown).toEqual(['home', 'rings', 'home']);
  expect(tab.current()).toEqual({ key: 'home', idx: 0 });
});

test('after a reload, Back from a page opened above a closed modal leads to the page below it, and Forward returns', async () => {
  leaveUnder(open('menu'));
  await tab.reload();
  tab.press(-1);
  expect(tab.shown.at(-1)).toBe('home');
  tab.press(1);
  expect(tab.shown.at(-1)).toBe('rings');
});

test('after going forward to closed modals one Back leaves the page', () => {
  tab.visit('rings');
  open('menu');
  open('filters');
  tab.press(-1);
  tab.press(-1);
  tab.press(1);
  expect(tab.shown).toEqual(['home', 'rings']);
  tab.press(-1);
  expect(tab.shown).toEqual(['home', 'rings', 'home']);
  expect(closed).toEqual(['filters', 'menu']);
});

test('above an entry of a closed modal another modal closes by Back and stays on the page', async () => {
  tab.visit('rings');
  open('filters');
  await tab.reload();
  open('city');
  tab.press(-1);
  expect(closed).toEqual(['city']);
  expect(tab.shown).toEqual(['home', 'rings']);
  expect(tab.current()).toEqual({ key: 'rings', idx: 1 });
  tab.press(-1);
  expect(tab.shown.at(-1)).toBe('home');
});

test('from an anchor on the page Back leads to the page, past a closed modal', async () => {
  tab.visit('rings');
  open('filters');
  await tab.reload();
  tab.goToPlace();
  tab.press(-1);
  expect(tab.current()).toEqual({ key: 'rings', idx: 1 });
  tab.press(-1);
  expect(tab.shown.at(-1)).toBe('home');
});

test('before a full load all modals leave the history, and only then it happens', () => {
  tab.visit('rings');
  const leaves = [open('menu'), open('city')];
  const load = vi.fn<() => void>(() => expect(tab.current()).toEqual({ key: 'rings', idx: 1 }));
  tab.modals.leaveAll(load);
  expect(load).not.toHaveBeenCalled();
  tab.settle();
  expect(load).toHaveBeenCalledOnce();
  for (const leave of leaves) leave();
  tab.press(-1);
  expect(tab.shown).toEqual(['home', 'rings', 'home']);
  expect(load).toHaveBeenCalledOnce();
});

test('without modal entries a full load happens at once', () => {
  const load = vi.fn<() => void>();
  tab.modals.leaveAll(load);
  expect(load).toHaveBeenCalledOnce();
});
