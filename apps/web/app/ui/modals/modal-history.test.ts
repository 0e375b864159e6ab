import { beforeEach, expect, test, vi } from 'vitest';
import { openModalTab } from './testing/modal-tab.ts';

type Opened = Awaited<ReturnType<typeof openModalTab>>;
let tab: Opened['tab'];
let closed: Opened['closed'];
let open: Opened['open'];
beforeEach(async () => {
  ({ tab, closed, open } = await openModalTab());
  return () => vi.unstubAllGlobals();
});

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

test('going back over several entries at once leaves the modal and the page', () => {
  tab.visit('rings');
  open('city');
  expect(tab.modals.popped({ key: 'home', idx: 0 })).toBe(false);
  expect(closed).toEqual(['city']);
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
