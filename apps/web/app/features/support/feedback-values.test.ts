import { expect, test } from 'vitest';
import { FEEDBACK } from './feedback-values.ts';

test('everything except the e-mail is required', () => {
  expect(FEEDBACK.wrong(FEEDBACK.empty)).toEqual([
    'name',
    'phone',
    'topic',
    'message',
    'acceptsPersonalData',
  ]);
});

test('a complete form is valid, a malformed e-mail is not', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['name', ' Анна '],
    ['phone', '8 903 123-45-67'],
    ['topic', 'product'],
    ['message', 'Сделаете ли кольцо 16,25?'],
    ['acceptsPersonalData', 'on'],
  ] as const)
    form.set(name, value);
  expect(FEEDBACK.wrong(FEEDBACK.read(form))).toEqual([]);
  form.set('email', 'anna@');
  expect(FEEDBACK.wrong(FEEDBACK.read(form))).toEqual(['email']);
});
