import { expect, test } from 'vitest';
import { demoShop } from '../../demo-shop.ts';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { formatRoubles, roubles } from '@yahont/values/money.ts';
import { instalmentOf } from '@yahont/values/sums/instalment.ts';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import { pointsToEarn, spendablePoints } from '@yahont/values/sums/points.ts';
import { readFolder } from '../files/content-files.ts';
import { ActionHead, NewsHead, PageHead, QuestionHead } from '../heads.ts';

const files = [
  ...readFolder('pages', PageHead),
  ...readFolder('actions', ActionHead),
  ...readFolder('news', NewsHead),
  ...readFolder('questions', QuestionHead),
];
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const wordsOf = (path: string) =>
  plain(JSON.stringify(files.find(({ file }) => file === `content/${path}.md`)?.body ?? ''));
const money = (sum: number) => plain(formatRoubles(roubles(sum)));

/** Prices of each design, old ones too, in roubles. */
const prices = new Map<string, Set<number>>();
for (const { name, price, oldPrice } of demoShop(new Date('2026-11-20T12:00:00Z')).products) {
  const [, design = ''] = /«([^»]+)»/.exec(name) ?? [];
  const known = prices.get(design) ?? new Set();
  known.add(price / 100);
  if (oldPrice) known.add(oldPrice / 100);
  prices.set(design, known);
}

test('a price right behind the name of a design is a price of that design', () => {
  let found = 0;
  for (const { file, body } of files)
    for (const [, design = '', , sum = ''] of plain(JSON.stringify(body)).matchAll(
      /«([^»]+)»( за|,| стоят|[^«»₽—]{0,30} за) (\d[\d ]*) ₽/g,
    )) {
      const known = prices.get(design);
      if (!known) continue;
      found += 1;
      expect([...known], `${file}: «${design}»`).toContain(Number(sum.replaceAll(' ', '')));
    }
  expect(found).toBeGreaterThanOrEqual(15);
});

test('examples of points are what the shop counts', () => {
  for (const price of [34_900, 74_500, 218_400])
    expect(wordsOf('pages/3Kbonus')).toContain(plain(pointsToEarn(roubles(price)).toLocaleString('ru-RU')));
  const spent = (goods: number, balance: number) => spendablePoints({ goods: roubles(goods), balance });
  expect(wordsOf('pages/3Kbonus')).toContain(money(spent(24_000, 9_000)));
  expect(wordsOf('pages/discount/termin')).toContain(money(spent(77_310, 100_000)));
  expect(wordsOf('pages/discount/termin')).toContain(money(77_310 - spent(77_310, 100_000)));
  expect(wordsOf('actions/500-bonusov')).toContain(money(spent(2_900, 5_000)));
});

test.each([74_500, 158_200])('the instalment of %i ₽ is what the checkout shows', (price) => {
  const instalment = instalmentOf(roubles(price), DEMO_INSTALMENT);
  const text = wordsOf('actions/rassrochka');
  expect(text).toContain(plain(formatRoubles(instalment?.each ?? roubles(0))));
  expect(text).toContain(plain(formatRoubles(instalment?.last ?? roubles(0))));
});

test.each([
  ['actions/kod-s-otkrytki', 10, [31_400, 29_600]],
  ['actions/neveste', 7, [36_800, 42_300, 34_900]],
  ['actions/zhemchuzhnyy-mesyats', 8, [34_900]],
  ['actions/zhemchuzhnyy-mesyats', 8, [84_900, 29_600]],
  ['actions/novogodniy-kod', 10, [58_200]],
  ['actions/koltsa-dlya-dvoikh', 7, [40_200, 40_200, 35_200]],
  ['pages/discount/termin', 10, [85_900]],
  ['pages/bestwed', 7, [36_800, 36_800, 34_900]],
] as const)('%s: %i %% off is reckoned right', (path, percent, goods) => {
  const sum = goods.reduce<number>((total, price) => total + price, 0);
  const off = (sum * percent) / 100;
  const inscriptions = path === 'pages/bestwed' ? 2 * (ENGRAVING_PRICE / 100) : 0;
  expect(wordsOf(path)).toContain(money(off));
  expect(wordsOf(path)).toContain(money(sum - off + inscriptions));
});
