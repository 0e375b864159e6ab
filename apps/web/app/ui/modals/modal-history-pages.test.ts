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

test('after a modal that closes by opening a page, one Back returns to the page below it', () => {
  leaveUnder(open('menu'));
  expect(tab.marks()).toEqual(['home', 'modal', 'rings']);
  tab.press(-1);
  expect(tab.shown).toEqual(['home', 'rings', 'home']);
  expect(tab.current()).toEqual({ key: 'home', idx: 0 });
  tab.press(1);
  expect(tab.shown).toEqual(['home', 'rings', 'home', 'rings']);
});

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

test('Back again before the filtered page is drawn leads to the page below it, no further', () => {
  tab.visit('rings');
  const leave = open('filters');
  tab.push('rings?stone=ruby');
  tab.pressAtOnce(-1);
  leave();
  tab.settle();
  tab.pressAtOnce(-1);
  tab.paint('rings?stone=ruby');
  tab.settle();
  expect(tab.current()).toMatchObject({ key: 'rings' });
  expect(tab.current()?.modal).toBeUndefined();
  expect(tab.shown.at(-1)).toBe('rings');
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
