import { expect, test } from 'vitest';
import { readOrderArguments } from './order-arguments.ts';

test.each([
  [['Я-100216', 'ready'], { orderId: 100_216, to: 'ready' }],
  [['я-100216', 'in-delivery'], { orderId: 100_216, to: 'in-delivery' }],
  [['100216', 'hand-over'], { orderId: 100_216, to: 'completed' }],
])('%j is understood', (args, move) => {
  expect(readOrderArguments(args)).toEqual({ move });
});

test('the question why names the order alone', () => {
  expect(readOrderArguments(['Я-100216', 'why'])).toEqual({ why: 100_216 });
  expect(readOrderArguments(['Я-100216', 'why', 'ready'])).toBeNull();
});

test.each([
  [[]],
  [['Я-100216']],
  [['Я-0', 'ready']],
  [['100216x', 'ready']],
  [['100216', 'paid']],
  [['1', 'ready', '2']],
])('%j is not understood', (args) => {
  expect(readOrderArguments(args)).toBeNull();
});
