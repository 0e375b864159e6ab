import { createBrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EntryState } from './history-place.ts';
import { Tab } from './testing/tab.ts';

let tab: Tab;
let page: Awaited<ReturnType<typeof loadPage>>;

beforeEach(async () => {
  tab = new Tab('https://shop.test/');
  page = await loadPage();
});
afterEach(() => vi.unstubAllGlobals());

/** The page as the browser starts it: first the frame with this module, then the router. */
async function loadPage() {
  vi.resetModules();
  const place = await import('./history-place.ts');
  const router = createBrowserRouter([{ path: '*' }]);
  const shown = [router.state.location.pathname];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shownKey) return;
    shownKey = location.key;
    shown.push(location.pathname);
    place.notePlace();
  });
  let shownKey = router.state.location.key;
  place.notePlace();
  return { ...place, router, shown };
}

/** Adds the entry of a modal, as `ui/modals/modal-history.ts` does. */
function openModal(): void {
  const state: EntryState = history.state;
  history.pushState({ ...state, idx: (state?.idx ?? 0) + 1, modal: 'city' }, '');
}

test('the router stores its key and index in the state of an entry', async () => {
  expect(tab.current.state).toMatchObject({ idx: 0 });
  await page.router.navigate('/cart');
  expect(tab.current).toMatchObject({
    path: '/cart',
    state: { key: page.router.state.location.key, idx: 1 },
  });
  openModal();
  await page.router.navigate('/menu');
  expect(tab.current).toMatchObject({ path: '/menu', state: { idx: 3 } });
});

test('the router does not see an entry that the modals handle, and sees the page below', async () => {
  await page.router.navigate('/cart');
  page.setModalEntries({ popped: () => tab.current.path === '/cart', navigated: () => {} });
  openModal();
  await tab.press(-1);
  expect(page.shown).toEqual(['/', '/cart']);
  expect(page.router.state.historyAction).toBe('PUSH');
  await tab.press(-1);
  expect(page.shown).toEqual(['/', '/cart', '/']);
  expect(page.router.state.historyAction).toBe('POP');
});

test('after a reload the entry of a modal is skipped both ways', async () => {
  await page.router.navigate('/cart');
  openModal();
  await page.router.navigate('/menu');
  tab.load();
  page = await loadPage();
  await tab.press(-1);
  expect(tab.current.state).not.toHaveProperty('modal');
  expect(page.shown).toEqual(['/menu', '/cart']);
  await tab.press(1);
  expect(page.shown).toEqual(['/menu', '/cart', '/menu']);
});
