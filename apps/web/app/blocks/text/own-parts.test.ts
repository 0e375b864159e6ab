import { expect, test } from 'vitest';
import { partnerCountry, partsOf } from './own-parts.ts';

test.each([
  ['/cis/by/', { hasForm: true, lead: 'cis' }],
  ['/franchising/', { hasForm: true, lead: 'franchising', calculator: 'payback' }],
  ['/gold_buying/', { calculator: 'gold' }],
  ['/delivery/', {}],
  ['/cis/', {}],
])('%s has %j', (path, parts) => {
  expect(partsOf(path)).toEqual(parts);
});

test('the country of a page for partners is in its address', () => {
  expect([partnerCountry('/cis/by/'), partnerCountry('/partners/')]).toEqual(['by', '']);
});
