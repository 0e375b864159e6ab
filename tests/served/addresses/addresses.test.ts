import { afterAll, beforeAll, describe } from 'vitest';
import { fillDemoShop } from '@yahont/demo/fill.ts';
import { openServedShop, type ServedShop } from '../served-shop.ts';
import { testEveryAddress } from './every-address.ts';
import { testFiftyVisitors } from './fifty-visitors.ts';
import { testRedirects } from './redirects.ts';
import { testUnknownCodes } from './unknown-codes.ts';

// One filled shop for all: to fill it takes longer than to ask it.
let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: fillDemoShop });
}, 300_000);
afterAll(() => shop.stop());

describe('every address of SPEC 2.2', () => testEveryAddress(() => shop));
describe('redirects', () => testRedirects(() => shop));
describe('unknown codes', () => testUnknownCodes(() => shop));
describe('fifty visitors', () => testFiftyVisitors(() => shop));
