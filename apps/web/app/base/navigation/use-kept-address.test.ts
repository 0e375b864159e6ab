import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tab } from './testing/tab.ts';
import { replaceSoon } from './use-kept-address.ts';

let tab: Tab;

beforeEach(() => {
  vi.useFakeTimers();
  tab = new Tab('https://shop.test/engraving/?face=roman');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the address follows after a pause', () => {
  replaceSoon(() => '/?face=italic');
  expect(tab.current.path).toBe('/engraving/');
  vi.runAllTimers();
  expect(tab.current.path).toBe('/');
});

test('a cancelled change is not made', () => {
  replaceSoon(() => '/late/')();
  vi.runAllTimers();
  expect(tab.current.path).toBe('/engraving/');
});

test('the address of the next page stays, though this page is still shown', () => {
  replaceSoon(() => '/engraving/?face=italic');
  history.pushState(null, '', '/catalog/1/');
  vi.runAllTimers();
  expect(tab.current.path).toBe('/catalog/1/');
});
