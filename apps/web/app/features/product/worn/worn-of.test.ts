import { expect, test } from 'vitest';
import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { wornOf, type WornPiece } from './worn-of.server.ts';

const PLAIN: WornPiece = {
  kind: 'ring',
  inserts: [],
  widthMm10: 21,
  heightMm10: null,
  diameterMm10: null,
  clasp: null,
  weave: null,
  seat: null,
  skus: [],
};
const diamonds = (role: string, count: number, caratMilli: number): Insert => ({
  gem: 'diamond',
  cut: 'round',
  count,
  caratMilli,
  cutNote: 'Кр-57',
  quality: '3/4',
  role,
  origin: '',
  treatment: null,
  report: null,
});
const sku = (size: number) => ({ size }) as WornPiece['skus'][number];

test('a ring has the band and the head of its data', () => {
  const inserts = [diamonds('Центральный', 1, 500), diamonds('Ореол', 20, 80)];
  const worn = wornOf({ ...PLAIN, inserts });
  expect(worn).toMatchObject({ part: 'hand', bandMm: 2.1, headName: 'ореол' });
  if (worn?.part !== 'hand') throw new Error('a ring is worn on a hand');
  // Half a carat is 5.2 mm across; the halo adds two stones of 1 mm and their rim.
  expect(worn.head?.widthMm).toBeCloseTo(7.8, 0);
  expect(worn.stone).toBe('центр 5,2\u00A0мм, 0,50\u00A0ct');
  expect(worn.head?.fine.match(/a\.\d+ \.\d+ 0 1 0/g)?.length).toBe(40);
});

test.each<[string, Partial<WornPiece>]>([
  ['a ring of unknown width', { widthMm10: null }],
  ['a signet', { widthMm10: 120 }],
  ['a ring with stones in unknown places', { inserts: [diamonds('Лепестки', 8, 840)] }],
  [
    'a ring whose stone has no size',
    { inserts: [{ ...diamonds('Центральный', 1, 500), caratMilli: null, quality: '' }] },
  ],
  [
    'a drop earring without a height',
    { kind: 'earrings', clasp: 'hook', inserts: [diamonds('Центральные', 2, 1000)] },
  ],
  ['a chain without a length', { kind: 'chain' }],
  ['a pendant without a stone', { kind: 'pendant' }],
  ['a brooch', { kind: 'brooch' }],
])('%s has no drawing', (_, piece) => {
  expect(wornOf({ ...PLAIN, ...piece })).toBeNull();
});

test('an earring hangs as low as it is high', () => {
  const inserts = [diamonds('Центральные', 2, 1000)];
  const worn = wornOf({ ...PLAIN, kind: 'earrings', clasp: 'hook', heightMm10: 250, inserts });
  expect(worn).toMatchObject({ part: 'ear', heightMm: 25, belowMm: 18 });
});

test('a stud stays on the lobe', () => {
  const inserts = [diamonds('Центральные', 2, 500)];
  const worn = wornOf({ ...PLAIN, kind: 'earrings', clasp: 'push-back', inserts });
  expect(worn?.part === 'ear' && worn.belowMm).toBeLessThan(0);
});

test('a pendant without a chain is shown on the usual lengths', () => {
  const inserts = [diamonds('Центральный', 1, 250)];
  const pendant: WornPiece = { ...PLAIN, kind: 'pendant', inserts };
  expect(wornOf(pendant)).toMatchObject({ part: 'neck', hasOwnLengths: false });
  expect(wornOf({ ...pendant, skus: [sku(45_000), sku(50_000)] })).toMatchObject({
    lengths: [45_000, 50_000],
    hasOwnLengths: true,
  });
});

test('a bangle is measured inside', () => {
  expect(wornOf({ ...PLAIN, kind: 'bracelet', diameterMm10: 620 })).toMatchObject({ insideMm: 62 });
});
