import { beforeAll, expect, test } from 'vitest';
import { makeRecord } from '#src/testing/products/records.ts';
import { buildSectionTree } from '../../records/section-tree.ts';
import type { ProductRecord } from '../../records/product-record.ts';
import { editDistance } from '../words/edit-distance.ts';
import { searchDocument } from './search-document.ts';
import { idsOf, NO_GRADES } from '../meaning/grades.ts';
import { searchCatalogue, type SearchFacts } from '../search-catalogue.ts';
import { createTextIndex } from './text-index.ts';

const insert = (gem: ProductRecord['inserts'][number]['gem']) => ({
  gem,
  cut: 'round' as const,
  count: 1,
  caratMilli: 100,
  cutNote: '',
  quality: '',
  role: '',
  origin: '',
  treatment: null,
  report: null,
});
const SHELF = {
  ring: makeRecord(1, {
    name: 'Кольцо «Аврора» из белого золота с бриллиантом',
    inserts: [insert('diamond')],
    article: '10-2418-0100',
  }),
  band: makeRecord(2, { name: 'Обручальное кольцо «Классика» из жёлтого золота', metal: 'yellow-gold' }),
  studs: makeRecord(3, {
    name: 'Серьги-пусеты «Роса» из серебра с жемчугом',
    kind: 'earrings',
    metal: 'silver',
    fineness: 925,
    inserts: [insert('pearl')],
  }),
  chain: makeRecord(4, { name: 'Цепь «Река» из жёлтого золота', kind: 'chain', metal: 'yellow-gold' }),
  pendant: makeRecord(5, {
    name: 'Подвеска «Глубина» из белого золота с сапфиром',
    kind: 'pendant',
    inserts: [insert('sapphire')],
  }),
  bracelet: makeRecord(6, {
    name: 'Браслет «Наст» из серебра с фианитами',
    kind: 'bracelet',
    metal: 'silver',
    fineness: 925,
    inserts: [insert('cubic-zirconia')],
  }),
  signet: makeRecord(7, {
    name: 'Печатка «Герб» из жёлтого золота',
    metal: 'yellow-gold',
    audience: 'men',
    fineness: 750,
  }),
} as const;
const RINGS = [SHELF.ring, SHELF.band, SHELF.signet];
const index = createTextIndex();
const sections = buildSectionTree([]);

beforeAll(() => index.addAll(Object.values(SHELF).map((record) => searchDocument(record, sections))));

/** A catalogue without sections and filter values: only texts can match. */
const NO_FACTS: SearchFacts = {
  sections,
  hasValue: () => false,
  lengthsOf: () => [],
  isKnownElsewhere: () => false,
};
const find = (query: string, own = index) => searchCatalogue(own, NO_FACTS, query);
const idsFor = (query: string, own = index): number[] => idsOf(find(query, own).grades ?? NO_GRADES);
const ids = (records: readonly ProductRecord[]): number[] => records.map(({ id }) => id);

test.each([
  ['кольца', RINGS],
  ['колец', RINGS],
  ['КОЛЬЦАМИ', RINGS],
  ['золотых колец', RINGS],
  ['серёг', [SHELF.studs]],
  ['серег с жемчугом', [SHELF.studs]],
  ['серебряные серьги', [SHELF.studs]],
  ['жёлтое золото цепь', [SHELF.chain]],
  ['желтое золото цепь', [SHELF.chain]],
  ['сапфировая подвеска', [SHELF.pendant]],
  ['кольцо 750', [SHELF.signet]],
  ['кольцо золото 750 проба', [SHELF.signet]],
  ['мужское кольцо', [SHELF.signet]],
])('any inflection matches: «%s»', (query, expected) => {
  expect(idsFor(query)).toEqual(ids(expected));
  expect(find(query).correction?.corrected ?? null).toBeNull();
});

test.each([
  ['цепочка', [SHELF.chain]],
  ['кулон', [SHELF.pendant]],
  ['перстень', RINGS],
  ['обручалка', [SHELF.band]],
  ['гвоздики', [SHELF.studs]],
  ['серёжки', [SHELF.studs]],
])('everyday words are understood: «%s»', (query, expected) => {
  expect(idsFor(query)).toEqual(ids(expected));
});

test.each([
  ['колцо', 'кольцо', RINGS],
  ['брилианты кольцо', 'бриллиант кольцо', [SHELF.ring]],
  ['браслед серебро', 'браслет серебро', [SHELF.bracelet]],
  ['цепочька золотая', 'цепочка золотая', [SHELF.chain]],
  ['подвестка', 'подвеска', [SHELF.pendant]],
])('«%s» is corrected to «%s»', (query, corrected, expected) => {
  expect(find(query).correction?.corrected ?? null).toBe(corrected);
  expect(idsFor(query)).toEqual(ids(expected));
});

test.each([
  ['rjkmwj', 'кольцо', RINGS],
  ['cthmub', 'серьги', [SHELF.studs]],
  ['wtgjxrf', 'цепочка', [SHELF.chain]],
  ['pjkjnj 750', 'золото 750', [SHELF.signet]],
  ['kolco s brilliantom', 'кольцо с бриллиантом', [SHELF.ring]],
])('«%s» is read as «%s»', (query, meant, expected) => {
  expect(find(query).correction?.corrected ?? null).toBe(meant);
  expect(idsFor(query)).toEqual(ids(expected));
});

test('the beginning of the last word is enough', () => {
  expect(idsFor('брасле')).toEqual([SHELF.bracelet.id]);
});

test('an article number is found with any separators, and by its beginning', () => {
  for (const article of ['10-2418-0100', '1024180100', '10 2418 0100', '10-2418'])
    expect(idsFor(article)).toEqual([SHELF.ring.id]);
});

test('an unknown word does not hide the other results', () => {
  expect(find('недорогущие браслеты').correction).toEqual({
    reason: 'unknown-words',
    corrected: 'браслеты',
  });
  expect(idsFor('недорогущие браслеты')).toEqual([SHELF.bracelet.id]);
});

test.each(['', '   ', '!!!', 'асдфг', 'в на с', '\u0000', 'я'.repeat(200)])(
  '%j finds nothing and raises no error',
  (query) => {
    expect(idsFor(query)).toEqual([]);
  },
);

test('a stone is found by where it comes from', async () => {
  const own = createTextIndex();
  const pearl = { ...insert('pearl'), origin: 'Морской акойя, Япония' };
  await own.addAll([
    searchDocument(SHELF.studs, sections),
    searchDocument({ ...SHELF.pendant, inserts: [pearl] }, sections),
  ]);
  expect(idsFor('жемчуг акойя', own)).toEqual([SHELF.pendant.id]);
});

test('a renamed product is found by its new name only', async () => {
  const own = createTextIndex();
  await own.addAll([searchDocument(SHELF.ring, sections)]);
  own.replace(1, searchDocument({ ...SHELF.ring, name: 'Брошь «Стрекоза»', kind: 'brooch' }, sections));
  expect(idsFor('стрекоза', own)).toEqual([1]);
  expect(idsFor('кольцо аврора', own)).toEqual([]);
  own.replace(1, null);
  expect(idsFor('стрекоза', own)).toEqual([]);
});

test.each([
  ['кольцо', 'колцо', 1],
  ['серьги', 'сеьрги', 1],
  ['брошь', 'брошь', 0],
  ['цепь', 'браслет', 3],
])('the distance from «%s» to «%s» is %d', (a, b, typos) => {
  expect(editDistance(a, b, 2)).toBe(typos);
});

test.each([
  ['цепь 57 см', ['55', '60'], 'цепь 55 и 60 см'],
  ['цепь длина 57 золото', ['55', '60'], 'цепь 55 и 60 см золото'],
  ['цепь 64', ['60'], 'цепь 60 см'],
  ['цепь 55 см', ['55'], null],
  ['цепь 20 см', undefined, null],
])('«%s» offers the nearest lengths', (query, lengths, corrected) => {
  const facts: SearchFacts = {
    ...NO_FACTS,
    lengthsOf: (kind) => (kind === 'chain' ? [55, 45, 60, 55] : []),
  };
  const { meaning, correction } = searchCatalogue(index, facts, query);
  expect(meaning.filters.length).toEqual(lengths);
  expect(correction?.reason === 'nearest-length' ? correction.corrected : null).toBe(corrected);
});

test('a section of several kinds makes no brooch a necklace', () => {
  const several = buildSectionTree([
    {
      path: 'broshi-kole-zaponki',
      code: 'broshi-kole-zaponki',
      parentPath: '',
      name: 'Броши, колье и запонки',
      h1: '',
      lead: '',
      seoText: '',
      pictureHash: null,
      rule: { kinds: ['brooch', 'necklace', 'cufflinks'] },
    },
  ]);
  const wordsOfKind = (kind: ProductRecord['kind']) =>
    searchDocument(makeRecord(9, { kind, sectionPath: 'broshi-kole-zaponki' }), several).words;
  expect(wordsOfKind('necklace')).toMatch(/колье(?!.*(?:Броши|запонки))/);
  expect(wordsOfKind('brooch')).not.toContain('колье');
});
