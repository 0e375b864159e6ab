import { expect, test } from 'vitest';
import { readFolder } from '../files/content-files.ts';
import { ActionHead, NewsHead } from '../heads.ts';

const news = readFolder('news', NewsHead).map(({ head, body }) => ({ ...head, ...body }));
const actions = readFolder('actions', ActionHead).map(({ head, body }) => ({ ...head, ...body }));

test('news fill several pages of the list and reach back almost three years', () => {
  expect(news.length).toBeGreaterThanOrEqual(30);
  const days = news.map(({ daysAgo }) => daysAgo);
  expect(Math.min(...days)).toBeLessThanOrEqual(7);
  expect(Math.max(...days)).toBeGreaterThanOrEqual(1_000);
  expect(new Set(days).size).toBe(days.length);
});

test.each(['gallery', 'film', 'table', 'picture', 'products', 'stones', 'quote', 'calculator'])(
  'some news has a block %s',
  (wanted) => {
    expect(news.some(({ blocks }) => blocks.some(({ type }) => type === wanted))).toBe(true);
  },
);

test('there are coming, running and past actions', () => {
  expect(actions.length).toBeGreaterThanOrEqual(10);
  const coming = actions.filter(({ runs }) => runs.from > 0);
  const past = actions.filter(({ runs }) => runs.to !== null && runs.to < 0);
  expect(coming.length).toBeGreaterThanOrEqual(2);
  expect(past.length).toBeGreaterThanOrEqual(2);
  expect(actions.length - coming.length - past.length).toBeGreaterThanOrEqual(6);
});

test.each(actions)('$code has a worked example and pieces or stones by a rule', ({ blocks }) => {
  const words = JSON.stringify(blocks);
  expect(words).toMatch(/Пример|Например|Сколько платить|Было|В корзине|₽/);
  expect(words).toMatch(/\d ₽/);
  expect(blocks.some(({ type }) => type === 'products' || type === 'stones')).toBe(true);
});

test.each(actions.filter(({ runs }) => runs.to === null || runs.to >= 0))(
  '$code has small print, and none of it rewards paying at once',
  ({ note, blocks }) => {
    expect(note.length).toBeGreaterThan(60);
    expect(JSON.stringify([note, blocks])).not.toMatch(
      /при оплате (сразу|картой|целиком) (скидка|дешевле|минус)/i,
    );
  },
);
