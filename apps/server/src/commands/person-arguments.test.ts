import { expect, test } from 'vitest';
import { readPersonArguments } from './person-arguments.ts';

test.each(['export', 'erase'] as const)('%s takes a phone as people write it', (verb) => {
  expect(readPersonArguments([verb, '--phone', '8 (916) 123-45-67'])).toEqual({
    verb,
    phone: '+79161234567',
  });
});

test.each([
  [],
  ['export'],
  ['drop', '--phone', '+79161234567'],
  ['erase', '--phone', '123'],
  ['erase', '--all'],
])('%j is not understood', (...args) => {
  expect(readPersonArguments(args.filter((one) => typeof one === 'string'))).toBeNull();
});
