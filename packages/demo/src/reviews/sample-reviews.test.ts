import { expect, test } from 'vitest';
import { isReviewText } from '@yahont/values/reviews.ts';
import { demoShop } from '../demo-shop.ts';

const TODAY = new Date('2026-11-20T09:00:00Z');

test('samples are of several dozen products, of УИНs that no piece has, and not of the future', () => {
  const { sampleReviews, items, storePurchases } = demoShop(TODAY);
  expect(new Set(sampleReviews.map(({ article }) => article)).size).toBeGreaterThan(40);
  const taken = new Set([
    ...items.map(({ uin }) => uin),
    ...storePurchases.flatMap(({ lines }) => lines.map(({ uin }) => uin)),
  ]);
  expect(sampleReviews.filter(({ uin }) => taken.has(uin))).toEqual([]);
  for (const { boughtOn, publishedAt, text } of sampleReviews) {
    expect(boughtOn < publishedAt.slice(0, 10) && publishedAt < TODAY.toISOString()).toBe(true);
    expect(isReviewText(text)).toBe(true);
  }
});

test('no product has one text twice, and one has a low mark with an answer', () => {
  const { sampleReviews } = demoShop(TODAY);
  const keys = sampleReviews.map(({ article, text }) => `${article} ${text}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(sampleReviews.some(({ mark, answer }) => mark <= 3 && answer !== null)).toBe(true);
});
