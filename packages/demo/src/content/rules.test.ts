import { expect, test } from 'vitest';
import { BONUS_LEVELS, BONUS_SPEND_PERCENT } from '@yahont/values/sums/bonus.ts';
import { USUAL_LIMITS } from '@yahont/values/sums/payment-limits.ts';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import { formatRoubles, roubles } from '@yahont/values/money.ts';
import { demoShop } from '../demo-shop.ts';
import { BIRTHDAY_LIFE, EARNED_LIFE, RETURNED_LIFE, SPENDING, WELCOME_LIFE } from './rules.ts';

const shop = demoShop(new Date('2026-11-20T12:00:00Z'));

/** Every line of a text page or an article, with the place where it is; a row of a table is a line. */
const lines = [...shop.textPages, ...shop.articles].flatMap((page) => {
  const place = 'path' in page ? page.path : page.code;
  const body = page.blocks.flatMap((block) => {
    if (block.type === 'table') return block.rows.map((row) => row.join(' '));
    return block.type === 'text' ? block.markdown.split('\n') : [];
  });
  return [page.lead, ...body].map((line): [string, string] => [place, line.replaceAll('\u00A0', ' ')]);
});

function linesOf(path: string): string {
  return lines
    .filter(([place]) => place === path)
    .map(([, line]) => line)
    .join('\n');
}

test('a text with the share that points may pay names the same share as the checkout, and the other way to pay with points', () => {
  const found = lines.filter(([, line]) => /бонус/i.test(line) && /до \d+ % стоимости/.test(line));
  for (const [place, line] of found) {
    expect(line, place).toContain(`до ${BONUS_SPEND_PERCENT} % стоимости`);
    expect(line, place).toContain('весь заказ');
    expect(line, place).toMatch(/Или|или/);
  }
  const whole = new Set(lines.filter(([, line]) => line.includes(SPENDING)).map(([place]) => place));
  expect(whole).toEqual(
    new Set(['/3Kbonus/', '/discount/bonus/', '/personal/card/', '500-bonusov', 'bonusy-bez-plastika']),
  );
});

test.each(['/3Kbonus/', '/discount/bonus/', '/personal/card/'])(
  '%s names every level with its share',
  (path) => {
    const text = linesOf(path);
    for (const { name, percent } of BONUS_LEVELS) {
      expect(text).toContain(`«${name}»`);
      expect(text).toContain(`${percent} %`);
    }
  },
);

test.each(['/3Kbonus/', '/discount/bonus/', '/personal/card/'])('%s says how long points live', (path) => {
  const text = linesOf(path);
  for (const life of [EARNED_LIFE, WELCOME_LIFE, BIRTHDAY_LIFE, RETURNED_LIFE])
    expect(text).toContain(life.replaceAll('\u00A0', ' '));
});

test('words for search engines name the shares of the levels', () => {
  const shares = { 3: /[Тт]р(и|ёх)\sпроцент/, 5: /до\sпяти/ };
  const words = shop.seoPages.flatMap(({ url, title, description }) =>
    url === '/3Kbonus/' ? [`${title} ${description}`] : [],
  );
  expect(words).toHaveLength(1);
  for (const [share, said] of Object.entries(shares)) {
    expect(BONUS_LEVELS.map(({ percent }) => percent)).toContain(Number(share));
    expect(words[0]).toMatch(said);
  }
});

test('the delivery page names the limits of the ways to pay', () => {
  const text = linesOf('/delivery/');
  for (const sum of [...Object.values(USUAL_LIMITS), DEMO_INSTALMENT.from, DEMO_INSTALMENT.to])
    expect(text).toContain(formatRoubles(sum).replaceAll('\u00A0', ' ').replace(' ₽', ''));
});

test('texts name the limits that are set, and none of them is left unfilled', () => {
  const limits = {
    card: roubles(450_000),
    sbp: roubles(900_000),
    sberpay: roubles(800_000),
    cash: roubles(99_000),
  };
  const { textPages, articles, questions } = demoShop(new Date('2026-11-20T12:00:00Z'), limits);
  const all = JSON.stringify([textPages, articles, questions]);
  const delivery = JSON.stringify(textPages.find(({ path }) => path === '/delivery/'));
  for (const sum of Object.values(limits)) expect(delivery).toContain(formatRoubles(sum));
  expect(all).not.toContain(formatRoubles(USUAL_LIMITS.sbp));
  expect(all).not.toContain('{{');
});

test('texts about the instalment name its operator', () => {
  expect(linesOf('/delivery/')).toContain(DEMO_INSTALMENT.operator);
  expect(linesOf('rassrochka')).toContain(DEMO_INSTALMENT.operator);
});

test('no two text pages share a picture', () => {
  const own = shop.textPages.filter(({ royal, path }) => !royal && !path.startsWith('/catalog/'));
  const pictures = own.flatMap(({ picture }) => (picture ? [picture] : []));
  expect(new Set(pictures).size).toBe(pictures.length);
});
