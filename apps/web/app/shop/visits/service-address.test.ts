import { expect, test } from 'vitest';
import { readService, serviceHref, type ServiceThing } from './service-address.ts';

const read = (search: string) => readService(new URLSearchParams(search));

test.each([
  [{ kind: 'fitting', productIds: [7, 15] }],
  [
    {
      kind: 'gold',
      lots: [
        { fineness: 585, weightCg: 840 },
        { fineness: 750, weightCg: 315 },
      ],
      productId: 7,
    },
  ],
  [{ kind: 'gold', lots: [], productId: null }],
  [{ kind: 'engraving', words: { text: 'Навсегда · 14.02', face: 'roman' } }],
  [{ kind: 'engraving', words: null }],
  [{ kind: 'care', uin: '1799000000001177' }],
  [{ kind: 'care', uin: null }],
] satisfies [ServiceThing][])('an address keeps %j', (thing) => {
  expect(read(new URL(serviceHref(thing), 'https://shop.test').search)).toEqual(thing);
});

test('what nobody could have chosen is left out', () => {
  expect(read('for=gold&fineness=600&weight=5&fineness=585&weight=0,1&fineness=375&weight=2')).toEqual({
    kind: 'gold',
    lots: [{ fineness: 375, weightCg: 200 }],
    productId: null,
  });
  expect(read('for=fitting&piece=0&piece=-1&piece=7&piece=7&piece=x')).toEqual({
    kind: 'fitting',
    productIds: [7],
  });
  expect(read('for=engraving&engraving=%F0%9F%92%8D')).toEqual({ kind: 'engraving', words: null });
  expect(read('for=care&uin=1799%200000')).toEqual({ kind: 'care', uin: null });
  expect(read('for=anything')).toBeNull();
  expect(read(`for=gold${'&fineness=585&weight=5'.repeat(20)}`)).toMatchObject({
    lots: Array.from({ length: 8 }, () => ({ fineness: 585, weightCg: 500 })),
  });
});
