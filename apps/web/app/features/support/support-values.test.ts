import { expect, test } from 'vitest';
import { SUPPORT_TOPICS } from '@yahont/contracts/support/support.ts';
import { SUPPORT, TOPICS } from './support-values.ts';

const right = { topic: 'order', message: 'Когда приедет заказ?', email: '' };

test('the list names every topic that the API takes', () => {
  expect(TOPICS.map(({ code }) => code)).toEqual([...SUPPORT_TOPICS]);
});

test('a topic and a message are required, an address is optional', () => {
  expect(SUPPORT.wrong(right)).toEqual([]);
  expect(SUPPORT.wrong({ topic: 'spam', message: 'коротко', email: 'a@' })).toEqual([
    'topic',
    'message',
    'email',
  ]);
});

test('values are trimmed', () => {
  const form = new FormData();
  form.set('message', '  Когда приедет заказ?\n');
  expect(SUPPORT.read(form)).toEqual({ topic: '', message: 'Когда приедет заказ?', email: '' });
});
