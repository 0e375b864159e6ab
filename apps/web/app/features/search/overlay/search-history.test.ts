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

test('the latest query is first, and five are kept', () => {
  for (const query of ['один', 'два', 'три', 'четыре', 'пять', 'шесть']) remember(query);
  expect(readHistory()).toEqual(['шесть', 'пять', 'четыре', 'три', 'два']);
});

test('the same query in another letter case is kept once', () => {
  remember('серьги с жемчугом');
  remember('жёлтое золото');
  remember('Желтое золото');
  expect(readHistory()).toEqual(['Желтое золото', 'серьги с жемчугом']);
});

test('an empty query is not kept, and the history can be cleared', () => {
  remember('  ');
  expect(readHistory()).toEqual([]);
  remember('рубин');
  forgetHistory();
  expect([readHistory(), kept.size]).toEqual([[], 0]);
});

test.each(['{', '{"a":1}', '[1,null]'])('stored data of the form %s counts as empty', (text) => {
  kept.set('searches', text);
  expect(readHistory()).toEqual([]);
});

test('without storage the search still works', () => {
  vi.stubGlobal('localStorage', undefined);
  remember('рубин');
  expect(readHistory()).toEqual([]);
});
