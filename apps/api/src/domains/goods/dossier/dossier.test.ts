import { expect, test } from 'vitest';
import { getDossier } from '@yahont/contracts/catalogue/dossier.ts';
import type { Gem, Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Treatment } from '@yahont/contracts/catalogue/stone-report.ts';
import { roubles } from '@yahont/values/money.ts';
import { WHITE, testCatalogue } from '#src/testing/products/catalogue.ts';
import { makeUin } from '#src/testing/products/products.ts';

const shop = testCatalogue();

const REPORT: NonNullable<Insert['report']> = {
  laboratory: { name: 'МГУ', fullName: 'Геммологический центр МГУ', place: 'Москва', checkUrl: null },
  number: '26-1',
  issuedOn: '2026-01-31',
  gemmologist: '',
  colour: '',
  lengthMm100: null,
  widthMm100: null,
  heightMm100: null,
  comment: '',
};

const insertOf = (gem: Gem, treatment: Treatment | null, isReported = true): Insert => ({
  gem,
  cut: 'oval',
  count: 1,
  caratMilli: 1000,
  cutNote: '',
  quality: '',
  role: '',
  origin: '',
  treatment,
  report: isReported ? REPORT : null,
});

const pieceOf = (code: string, price: number, inserts: Insert[]) => ({
  ...WHITE,
  code,
  article: code,
  modelCode: code,
  sizes: [],
  price: roubles(price),
  oldPrice: null,
  madeToOrderDays: null,
  inserts,
});

async function dossierOf(code: string) {
  const id = shop.idOf(code);
  return (await shop.api.call(getDossier, { params: { id } })).answer();
}

test('pieces with a report on such a stone are counted by its treatment, and a first part keeps the piece', async () => {
  const pieces = [
    pieceOf('heated', 624_000, [insertOf('ruby', 'heat'), insertOf('diamond', 'none')]),
    pieceOf('untouched', 100_000, [insertOf('ruby', 'none')]),
    pieceOf('both', 100_000, [insertOf('sapphire', 'heat'), insertOf('ruby', 'heat')]),
    pieceOf('unknown', 100_000, [insertOf('ruby', 'heat', false)]),
    pieceOf('diamond', 624_001, [insertOf('diamond', 'none')]),
  ];
  await shop.api.imports.importProducts(pieces);
  await shop.api.imports.importItems(
    pieces.map(({ code }) => ({ productCode: code, size: null, uin: makeUin(), storeCode: null })),
  );
  await shop.api.changes.caughtUp();

  expect(await dossierOf('heated')).toEqual({
    scale: {
      gem: 'ruby',
      own: 'heat',
      total: 3,
      grades: [
        { treatment: 'none', count: 1 },
        { treatment: 'heat', count: 2 },
        { treatment: 'heat-residue', count: 0 },
      ],
    },
    firstPart: { amount: roubles(62_400), left: roubles(561_600), days: 3 },
  });
  expect(await dossierOf('both')).toMatchObject({ scale: { gem: 'sapphire', total: 1 }, firstPart: null });
  expect(await dossierOf('unknown')).toEqual({ scale: null, firstPart: null });
  // A tenth is rounded up to roubles.
  expect(await dossierOf('diamond')).toEqual({
    scale: null,
    firstPart: { amount: roubles(62_401), left: roubles(561_600), days: 3 },
  });
});

test('a sold piece is not kept, and there is no dossier of nothing', async () => {
  await shop.api.imports.importProducts([pieceOf('sold', 624_000, [insertOf('ruby', 'heat')])]);
  await shop.api.changes.caughtUp();
  expect(await dossierOf('sold')).toMatchObject({ scale: { gem: 'ruby' }, firstPart: null });
  expect((await shop.api.call(getDossier, { params: { id: 2_000_000_000 } })).status).toBe(404);
});
