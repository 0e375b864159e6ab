import { expect, test } from 'vitest';
import { isScanned, mayTake, stepOf } from './next-step.ts';

test.each([
  ['new', 2, 'pickup', 'assemble'],
  ['paid', null, 'courier', 'assemble'],
  ['assembling', 2, 'pickup', 'ready'],
  ['assembling', null, 'courier', 'send'],
  ['ready', 2, 'pickup', 'hand-over'],
  ['ready', null, 'point', 'send'],
  ['in-delivery', null, 'courier', 'hand-over'],
  ['awaiting-payment', 2, 'pickup', null],
  ['completed', 2, 'pickup', null],
  ['paid', null, 'electronic', null],
] as const)('an order that is %s (store %s, %s) goes on with %s', (status, storeId, kind, step) => {
  expect(stepOf({ status, storeId, delivery: { kind } })).toBe(step);
});

test('steps need their rights, and only the last ones scan', () => {
  expect(mayTake({ roles: ['consultant'] }, 'hand-over')).toBe(true);
  expect(mayTake({ roles: ['operator'] }, 'assemble')).toBe(false);
  expect(mayTake({ roles: ['head'] }, null)).toBe(false);
  expect([isScanned('send'), isScanned('hand-over'), isScanned('ready')]).toEqual([true, true, false]);
});
