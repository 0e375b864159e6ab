import { afterAll, beforeAll, describe } from 'vitest';
import { openServedShop, type ServedShop } from '../served-shop.ts';
import { testEveryAddress } from './every-address.ts';
import { testFiftyVisitors } from './fifty-visitors.ts';
import { testRedirects } from './redirects.ts';
import { testUnknownCodes } from './unknown-codes.ts';

// One shop for all tests, because opening it takes longer than the requests.
let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: 'demo' });
});
afterAll(() => shop.stop());

describe('every address of SPEC 2.2', () => testEveryAddress(() => shop));
describe('redirects', () => testRedirects(() => shop));
describe('unknown codes', () => testUnknownCodes(() => shop));
describe('fifty visitors', () => testFiftyVisitors(() => shop));
