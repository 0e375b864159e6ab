import { expect, test } from 'vitest';
import { normalizePaymentOrder } from './payment-order.ts';

test.each([
  ['000017', '17'],
  ['0', '0'],
  [' АВ-18 ', 'АВ-18'],
  ['5254770241BSQR', '5254770241BSQR'],
  ['б/н', 'Б/Н'],
  ['12  345', '12 345'],
])('%s', (written, kept) => {
  expect(normalizePaymentOrder(written)).toBe(kept);
});

test.each(['', '   ', '—', '/', '1;2', '7'.repeat(41)])('no number: %j', (written) => {
  expect(normalizePaymentOrder(written)).toBeNull();
});
