import { expect, test } from 'vitest';
import { contactIn, isQuestionText } from '@yahont/values/product-questions.ts';
import { demoShop } from '../demo-shop.ts';

const TODAY = new Date('2026-11-20T09:00:00Z');

test('samples of questions keep the rules of real ones, each is asked once of a product, and none in the future', () => {
  const { sampleQuestions } = demoShop(TODAY);
  expect(new Set(sampleQuestions.map(({ article }) => article)).size).toBe(12);
  const keys = sampleQuestions.map(({ article, text }) => `${article} ${text}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { text, askedAt, answer } of sampleQuestions) {
    expect(isQuestionText(text)).toBe(true);
    expect([contactIn(text), contactIn(answer.text)]).toEqual([null, null]);
    expect(askedAt < answer.at && answer.at < TODAY.toISOString()).toBe(true);
  }
});
