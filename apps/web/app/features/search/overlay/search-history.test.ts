import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetHistory, readHistory, remember } from './search-history.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('the latest query stands first, and five are kept', () => {
  for (const query of ['один', 'два', 'три', 'четыре', 'пять', 'шесть']) remember(query);
  expect(readHistory()).toEqual(['шесть', 'пять', 'четыре', 'три', 'два']);
});

test('the same query in other letters is kept once', () => {
  remember('серьги с жемчугом');
  remember('жёлтое золото');
  remember('Желтое золото');
  expect(readHistory()).toEqual(['Желтое золото', 'серьги с жемчугом']);
});

test('an empty query is not kept, and all can be forgotten', () => {
  remember('  ');
  expect(readHistory()).toEqual([]);
  remember('рубин');
  forgetHistory();
  expect([readHistory(), kept.size]).toEqual([[], 0]);
});

test.each(['{', '{"a":1}', '[1,null]'])('what is kept as %s counts as nothing', (text) => {
  kept.set('searches', text);
  expect(readHistory()).toEqual([]);
});

test('a browser that keeps nothing searches all the same', () => {
  vi.stubGlobal('localStorage', undefined);
  remember('рубин');
  expect(readHistory()).toEqual([]);
});
