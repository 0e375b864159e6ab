import { expect, test } from 'vitest';
import { buyerKindOf, needsReceipt } from './buyer-kinds.ts';

test('an order with a company is bought by it', () => {
  expect([buyerKindOf({ company: null }), buyerKindOf({ company: {} })]).toEqual(['person', 'company']);
});

test('transfers of a company need no receipt; its card, its certificate and all money of a person do', () => {
  expect(needsReceipt('company', ['invoice'])).toBe(false);
  expect(needsReceipt('company', ['card'])).toBe(true);
  expect(needsReceipt('company', ['certificate', 'invoice'])).toBe(true);
  expect(needsReceipt('person', ['invoice'])).toBe(true);
});
