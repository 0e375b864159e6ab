import { expect, test } from 'vitest';
import { BONUS_SPEND_PERCENT } from '@yahont/values/sums/bonus.ts';
import { CARD_MAX, CASH_MAX } from '@yahont/values/sums/payment-limits.ts';
import { INSTALMENT_TERMS } from '@yahont/values/sums/instalment-terms.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { demoShop } from '../demo-shop.ts';
import { SPENDING } from './rules.ts';

const shop = demoShop(new Date('2026-11-20T12:00:00Z'));

/** Every line of a text page or an article, with the place where it is. */
const lines = [...shop.textPages, ...shop.articles].flatMap((page) => {
  const place = 'path' in page ? page.path : page.code;
  const body = page.sections.flatMap(({ paragraphs = [], list = [] }) => [...paragraphs, ...list]);
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
    new Set(['/questions/', '/3Kbonus/', '/discount/bonus/', '/personal/card/', '500-bonusov']),
  );
});

test('the delivery page names the limits of the ways to pay', () => {
  const text = linesOf('/delivery/');
  for (const sum of [CARD_MAX, CASH_MAX, INSTALMENT_TERMS.from, INSTALMENT_TERMS.to])
    expect(text).toContain(formatRoubles(sum).replaceAll('\u00A0', ' ').replace(' ₽', ''));
});

test('texts about the instalment name its operator', () => {
  expect(linesOf('/delivery/')).toContain(INSTALMENT_TERMS.operator);
  expect(linesOf('rassrochka')).toContain(INSTALMENT_TERMS.operator);
});

test('the index of the guide lists every article and links to every section', () => {
  const index = shop.textPages.find(({ path }) => path === '/info/');
  const listed = (index?.sections ?? []).flatMap(({ list = [] }) => list);
  const guide = shop.articles.filter(({ kind }) => kind === 'guide');
  expect(new Set(listed)).toEqual(new Set(guide.map(({ h1 }) => h1)));
  expect(index?.links?.map(({ url }) => url)).toEqual(
    shop.guideSections.map(({ code }) => `/guide/${code}/`),
  );
});

test('no two text pages share a picture', () => {
  const own = shop.textPages.filter(({ royal, path }) => !royal && !path.startsWith('/catalog/'));
  const pictures = own.flatMap(({ picture }) => (picture ? [picture] : []));
  expect(new Set(pictures).size).toBe(pictures.length);
});
