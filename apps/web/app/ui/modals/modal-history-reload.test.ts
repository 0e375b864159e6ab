import { beforeEach, expect, test, vi } from 'vitest';
import { openModalTab } from './testing/modal-tab.ts';

type Opened = Awaited<ReturnType<typeof openModalTab>>;
let tab: Opened['tab'];
let closed: Opened['closed'];
let open: Opened['open'];
let leaveUnder: Opened['leaveUnder'];
beforeEach(async () => {
  ({ tab, closed, open, leaveUnder } = await openModalTab());
  return () => vi.unstubAllGlobals();
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
