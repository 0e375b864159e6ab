import { expect, test } from 'vitest';
import { isLength } from '@yahont/values/measures/size.ts';
import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { editorLines } from '../content/editor-lines.ts';
import { allModels } from './all-models.ts';
import { makeProducts } from './make-products.ts';
import { settingModels } from './models/settings/all-settings.ts';

const today = new Date('2026-11-20T12:00:00Z');
const products = makeProducts(allModels, today);

/** Value of a gram of the alloy as metal, roubles: no product is sold below it. */
const metalFloor: Readonly<Record<string, number>> = {
  '585': 6150,
  '750': 7900,
  '950': 4700,
  '925': 160,
};

test('a product costs more than its metal', () => {
  for (const product of products) {
    const floor = (metalFloor[String(product.fineness)] ?? Number.NaN) * (product.weightMg / 1000) * 100;
    expect(product.price, product.name).toBeGreaterThan(floor);
  }
});

test('prices are whole hundreds, and an old price is 10 to 30 per cent higher', () => {
  for (const { price, oldPrice, name } of products) {
    expect(price % 10_000, name).toBe(0);
    if (oldPrice === null) continue;
    const discount = 1 - price / oldPrice;
    expect(discount, name).toBeGreaterThan(0.095);
    expect(discount, name).toBeLessThan(0.305);
  }
});

test('the fineness matches the metal', () => {
  for (const { metal, fineness, name } of products) {
    if (metal === 'silver') expect(fineness, name).toBe(925);
    else if (metal === 'platinum') expect(fineness, name).toBe(950);
    else expect([585, 750], name).toContain(fineness);
  }
});

test('white gold and silver with stones are rhodium plated', () => {
  for (const { metal, coating, name } of products) {
    if (metal === 'white-gold' || metal === 'silver') expect(coating, name).toBe('Родий');
  }
});

test('each setting that a card names is one that listings filter by', () => {
  const set = products.filter(({ setting }) => setting !== '');
  expect(set.length).toBeGreaterThan(50);
  for (const { code, setting, facts } of set) {
    const hasStones = !setting.startsWith('Гладкая') || setting.includes('штифте');
    expect([code, facts.settings.length > 0]).toEqual([code, hasStones]);
  }
});

test('royal products have royal prices', () => {
  for (const { tier, price, name } of products) {
    if (tier === 'royal') expect(price, name).toBeGreaterThan(20_000_000);
  }
});

test('metals of one model are never adjacent in the order of popularity', () => {
  const ordered = products.toSorted((a, b) => b.popularity - a.popularity);
  expect(new Set(ordered.map((product) => product.popularity)).size).toBe(ordered.length);
  for (const [index, product] of ordered.entries())
    expect(ordered[index + 1]?.modelCode).not.toBe(product.modelCode);
});

test('rings have sizes, and what lies around a neck or a wrist has lengths', () => {
  for (const { kind, style, facts, sizes, name } of products) {
    const hasLength =
      kind === 'chain' ||
      kind === 'necklace' ||
      (kind === 'bracelet' && style !== 'bangle') ||
      facts.chain === 'included';
    expect(sizes.some(isLength), name).toBe(hasLength);
    expect(sizes.length > 0 && !sizes.some(isLength), name).toBe(kind === 'ring');
  }
});

test('a longer piece weighs and costs more, and the length of its card has the card’s weight and price', () => {
  const sized = products.filter(({ bySize }) => bySize.length > 0);
  expect(sized.length).toBeGreaterThan(15);
  for (const { name, style, sizes, bySize, price, weightMg } of sized) {
    expect(
      bySize.map(({ size }) => size),
      name,
    ).toEqual(sizes);
    for (const [index, shorter] of bySize.entries()) {
      const longer = bySize[index + 1];
      if (longer === undefined) continue;
      expect(longer.size, name).toBeGreaterThan(shorter.size);
      // The metal of a strand of pearls is in its lock only.
      const isStrand = style === 'strand';
      expect(longer.weightMg - shorter.weightMg, name).toBeGreaterThanOrEqual(isStrand ? 0 : 1);
      expect(longer.price, name).toBeGreaterThan(shorter.price);
    }
    expect(
      bySize.some((terms) => terms.price === price && terms.weightMg === weightMg),
      name,
    ).toBe(true);
  }
});

test('a plain chain costs the same for each gram at every length', () => {
  const brook = products.find(({ code }) => code === 'tsep-ruchey-beloe-zoloto');
  expect(brook?.bySize.map(({ price, weightMg }) => [price / 100, weightMg])).toEqual([
    [78_800, 8560],
    [88_600, 9630],
    [98_400, 10_700],
    [108_300, 11_770],
    [118_100, 12_840],
  ]);
});

test('every chain names weave, clasp and body, every earring its clasp, every pendant its chain', () => {
  for (const { kind, facts, name } of products) {
    if (kind === 'chain')
      for (const fact of [facts.weave, facts.clasp, facts.body]) expect(fact, name).not.toBeNull();
    if (['earrings', 'bracelet', 'necklace', 'brooch'].includes(kind))
      expect(facts.clasp, name).not.toBeNull();
    expect(facts.chain === null, name).toBe(kind !== 'pendant');
    if (facts.chain === 'separate') expect(facts.bailMm10, name).not.toBeNull();
  }
});

/** Grams of a cubic millimetre. */
const DENSITIES: Readonly<Record<string, number>> = { '585': 0.0132, '750': 0.0156, '925': 0.0104 };

test('a chain that is said to be solid weighs what its thickness asks for', () => {
  for (const { kind, facts, fineness, weightMg, widthMm10, sizes, bySize, name } of products) {
    if (kind !== 'chain') continue;
    const length = bySize.find((terms) => terms.weightMg === weightMg)?.size ?? sizes[0] ?? 0;
    const width = (widthMm10 ?? 0) / 10;
    // As much metal as a full cylinder of its width would have; links leave a good half of it empty.
    const filled =
      weightMg / 1000 / ((Math.PI / 4) * width ** 2 * (length / 100) * (DENSITIES[String(fineness)] ?? 1));
    expect(filled > 0.24, `${name} ${filled.toFixed(2)}`).toBe(facts.body === 'solid');
  }
});

test('descriptions have at least two sentences, and no metal placeholder is left', () => {
  for (const { description, name } of products) {
    expect(description.match(/[.!?](?:\s|$)/g)?.length ?? 0, name).toBeGreaterThanOrEqual(2);
    expect(description, name).not.toMatch(/[{}]/);
  }
  const firsts = allModels.map((model) => model.text);
  expect(new Set(firsts).size).toBe(firsts.length);
});

test('nothing arrived more than two years ago, or after today', () => {
  for (const { arrivedAt, name } of products) {
    const days = (today.getTime() - Date.parse(arrivedAt)) / 86_400_000;
    expect(days, name).toBeGreaterThan(0);
    expect(days, name).toBeLessThan(731);
  }
});

test('every model has an editor’s line of one screen width, and no line belongs to a removed model', () => {
  const names = new Set(allModels.map(({ own }) => own));
  expect(Object.keys(editorLines).filter((own) => !names.has(own))).toEqual([]);
  for (const { editorLine, name } of products) {
    expect(editorLine.length, name).toBeGreaterThan(5);
    expect(editorLine.length, name).toBeLessThanOrEqual(42);
  }
});

test('finished pieces around a diamond with a report of its own are of the tier of diamonds, settings are not', () => {
  const diamonds = products.filter(({ tier }) => tier === 'diamond');
  expect(new Set(diamonds.map(({ modelCode }) => modelCode)).size).toBeGreaterThanOrEqual(4);
  for (const { inserts, facts, name } of diamonds) {
    const heaviest = Math.max(...inserts.map(({ count, caratMilli }) => (caratMilli ?? 0) / count));
    expect(heaviest, name).toBeGreaterThanOrEqual(500);
    expect(facts.seat, name).toBeNull();
  }
});

test('rings with room inside and pendants with a plain back can be engraved, and so can wide settings', () => {
  const all = [...products, ...makeProducts(settingModels, today)];
  const places = new Map(all.map(({ modelCode, facts }) => [modelCode, facts.engravedAt]));
  const placeOf = (start: string) => [...places].find(([code]) => code.startsWith(start))?.[1];
  expect(placeOf('obruchalnoe-koltso-klassika')).toBe('inside');
  expect(placeOf('oprava-koltsa-nevesta')).toBe('inside');
  expect(placeOf('oprava-koltsa-tishina')).toBeNull();
  expect(placeOf('krest-vera')).toBe('back');
});

test('a description offers nothing that its page does not sell', () => {
  for (const { description, name } of pieces)
    expect(description, name).not.toMatch(
      /под заказ|входит в цену|за (?:\d+|одну|две|три) недел|вырежем|изготовим|сделаем/i,
    );
  for (const { description, name, facts } of pieces)
    if (
      /гравир|надпис|инициал|вензел[ья] вырежут|внутри шинки/i.test(description) &&
      !/салон/.test(description)
    )
      expect(facts.engravedAt, name).not.toBeNull();
});

const pieces = [...products, ...makeProducts(settingModels, today)];

test('each insert says where its stones come from and what was done to them', () => {
  for (const { inserts, name } of pieces)
    for (const { gem, origin, treatment } of inserts) {
      expect(origin, name).not.toBe('');
      expect(treatment === null, name).toBe(gem === 'cubic-zirconia');
    }
});

/** Words of a description, and what an insert of that piece says then. */
const TOLD: readonly [words: RegExp, says: (insert: Insert) => boolean][] = [
  [/мозамбик/i, ({ origin }) => origin.startsWith('Мозамбик')],
  [/монтепуэс/i, ({ origin }) => origin.includes('Монтепуэс')],
  [/цейлон/i, ({ origin }) => origin.includes('Цейлон')],
  [/колумб/i, ({ origin }) => origin.startsWith('Колумбия')],
  [/уральск/i, ({ origin }) => origin.includes('Урал')],
  [/килиманджаро/i, ({ origin }) => origin.startsWith('Танзания')],
  [/акойя/i, ({ origin }) => origin.includes('акойя')],
  [/пресноводн/i, ({ origin }) => origin.startsWith('Пресноводный')],
  [/южных мор/i, ({ origin }) => origin.includes('Южных морей')],
  [/таит/i, ({ origin }) => /Таити|Полинезия/.test(origin)],
  [/промаслен/i, ({ treatment }) => treatment === 'oil-minor' || treatment === 'oil-moderate'],
  [/облучен/i, ({ treatment }) => treatment === 'irradiation'],
  [/прогрет|прогрев|нагрет/i, ({ treatment }) => treatment === 'heat' || treatment === 'irradiation'],
  [/без (?:нагрева|обработки)/i, ({ treatment }) => treatment === 'none'],
];

test('descriptions agree with the rows about origin and treatment', () => {
  let count = 0;
  for (const { description, inserts, name } of pieces)
    for (const [words, says] of TOLD) {
      if (!words.test(description)) continue;
      count += 1;
      expect(inserts.some(says), `${name}: ${words.source}`).toBe(true);
    }
  expect(count).toBeGreaterThan(10);
});

test('royal pieces, those with a large diamond and all above 350 000 ₽ have a report on their main stones', () => {
  const numbers = new Set<string>();
  for (const { inserts, name, price, tier, arrivedAt, facts } of pieces) {
    const reports = inserts.flatMap(({ report }) => report ?? []);
    const isReported = facts.seat === null && inserts.length > 0 && (tier !== 'common' || price > 35_000_000);
    expect(reports.length, name).toBe(isReported ? 1 : 0);
    for (const { number, issuedOn, laboratory } of reports) {
      expect(numbers, name).not.toContain(number);
      numbers.add(number);
      expect(issuedOn < arrivedAt, name).toBe(true);
      if (laboratory.name === 'МГУ') expect(number.slice(0, 2), name).toBe(issuedOn.slice(2, 4));
    }
  }
  expect(numbers.size).toBeGreaterThan(20);
});

test('a report is on the coloured stones of a piece, with measures that fit their weight', () => {
  const ruby = products.find(({ name }) => /Червлёный\sяхонт/.test(name));
  expect(ruby?.inserts.map(({ report }) => report !== null)).toEqual([true, false, false]);
  const [main] = ruby?.inserts ?? [];
  const { lengthMm100, widthMm100, heightMm100, comment } = main?.report ?? {};
  // Four grams per cubic centimetre; a cut stone fills about half of its box.
  const carats =
    (((lengthMm100 ?? 0) * (widthMm100 ?? 0) * (heightMm100 ?? 0)) / 1_000_000_000) * 4 * 5 * 0.5;
  expect(carats).toBeGreaterThan(1.6);
  expect(carats).toBeLessThan(2.8);
  expect(comment).toContain('термической');
});

test('a single piece has one size at most and no other metal', () => {
  const single = products.filter(({ facts }) => facts.isOnly);
  expect(single).toHaveLength(6);
  for (const { modelCode, sizes, name } of single) {
    expect(sizes.length, name).toBeLessThanOrEqual(1);
    expect(products.filter((product) => product.modelCode === modelCode)).toHaveLength(1);
  }
});
