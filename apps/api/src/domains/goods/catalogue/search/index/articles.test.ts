import { expect, test } from 'vitest';
import { createArticles } from './articles.ts';

test('numbers are found whole and by their beginning, also after a change', () => {
  const articles = createArticles();
  articles.set(1, '9000123');
  articles.set(2, '9000124');
  articles.set(3, '90');
  expect(articles.find('9000123')).toBe(1);
  expect(articles.find('90')).toBe(3);
  expect(articles.startingWith('90001')).toEqual([1, 2]);
  expect(articles.startingWith('9001')).toEqual([]);
  articles.delete(1);
  articles.delete(1);
  expect(articles.find('9000123')).toBeUndefined();
  expect(articles.startingWith('9000')).toEqual([2]);
});
