import { expect, test } from 'vitest';
import { intentOf, readIntent } from './keep-values.ts';

test('a button says what it does and with which certificate', () => {
  expect(readIntent('keep')).toEqual({ intent: 'keep', id: '' });
  expect(readIntent(intentOf('forget', 'abc'))).toEqual({ intent: 'forget', id: 'abc' });
  for (const wrong of ['', 'apply', 'keep:abc', 'pay:abc']) expect(readIntent(wrong), wrong).toBeNull();
});
