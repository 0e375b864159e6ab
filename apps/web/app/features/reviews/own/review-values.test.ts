import { expect, test } from 'vitest';
import { readReview, REVIEW } from './review-values.ts';

const TEXT = 'Боялась, что ореол станет цепляться за перчатки, а край гладкий.';

test('the fit is asked only of pieces that have one', () => {
  const form = new FormData();
  form.set('mark', '5');
  form.set('text', TEXT);
  expect(REVIEW.wrong(readReview(form), { asksFit: false })).toEqual([]);
  expect(REVIEW.wrong(readReview(form), { asksFit: true })).toEqual(['fit']);
  form.set('mark', '6');
  form.set('text', 'Хорошо');
  expect(REVIEW.wrong(readReview(form), { asksFit: true })).toEqual(['mark', 'fit', 'text']);
});

test('known notes and ids of photographs are read', () => {
  const form = new FormData();
  for (const note of ['bright', 'golden', 'light']) form.append('notes', note);
  for (const id of ['4', 'x']) form.append('kept', id);
  expect(readReview(form)).toMatchObject({ notes: ['bright', 'light'], kept: [4] });
});
