import { expect, test } from 'vitest';
import { CONTRACT_FILE } from '@yahont/contracts/content/contract.ts';
import { FRANCHISE_FILE, GIFT_OFFER_FILE, SALON_PLAN_FILE } from '@yahont/contracts/leads/lead-addresses.ts';
import { createLimits } from '#src/limits/limits.ts';
import { callQueue } from './call-queue.ts';

test('searches and files that are drawn wait in queues, other calls do not', () => {
  expect(['/api/catalogue/listing', '/api/search'].map(callQueue)).toEqual(['shared', 'shared']);
  const files = [CONTRACT_FILE, FRANCHISE_FILE, GIFT_OFFER_FILE, SALON_PLAN_FILE, '/api/invoices/x/file'];
  expect(new Set(files.map(callQueue))).toEqual(new Set(['drawn']));
  expect(['/api/offers/gifts/%66ile', '/api/%73earch'].map(callQueue)).toEqual(['drawn', 'shared']);
  expect(['/api/cart', '/api/orders', '/api/catalogues', '/api/%zz'].map(callQueue)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('files are drawn one after another, whoever asks', async () => {
  const { drawn } = createLimits({ now: () => 0 });
  const began: string[] = [];
  const first = Promise.withResolvers<string>();
  const one = drawn('203.0.113.1', () => {
    began.push('first');
    return first.promise;
  });
  const other = drawn('203.0.113.2', async () => {
    began.push('second');
    return 'second';
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(began).toEqual(['first']);
  first.resolve('first');
  expect(await Promise.all([one, other])).toEqual(['first', 'second']);
});
