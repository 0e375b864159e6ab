import { expect, test } from 'vitest';
import { certificateFacts, paperOf } from './certificate/certificate-facts.ts';
import { measuresText, numberLine } from '#app/shop/certificate/paper.ts';
import { gradesOf, shortName, stoneTitle } from './stone-words.ts';
import { makeStone } from './testing/make-stone.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('a stone is named by its cut and weight, and shortly with its grades', () => {
  expect(plain(stoneTitle(makeStone()))).toBe('Бриллиант круглой огранки, 0,71 ct');
  expect(plain(stoneTitle(makeStone({ shape: 'princess' })))).toBe('Бриллиант огранки «принцесса», 0,71 ct');
  expect(plain(shortName(makeStone({ laboratoryScale: 'gia' })))).toBe('Круг, 0,71 ct, G/VS1');
});

test('the grades are those of the certificate, the others for comparison', () => {
  const grades = (stone: ReturnType<typeof makeStone>): string[] =>
    gradesOf(stone).map(({ value, note }) => plain(`${value} ${note}`));
  expect(grades(makeStone())).toEqual(['0,71 0,142 г', '3 ≈ G', '4 ≈ VS1', 'А отличная']);
  expect(grades(makeStone({ laboratoryScale: 'gia' }))).toEqual([
    '0,71 0,142 г',
    'G ≈ 3 в России',
    'VS1 ≈ 4 в России',
    'EX отличная',
  ]);
});

test('the sheet has what was measured, and nothing for what was not', () => {
  const facts = (stone: ReturnType<typeof makeStone>): Record<string, string> =>
    Object.fromEntries(certificateFacts(stone).map(({ title, value }) => [title, plain(value)]));
  expect(facts(makeStone())).toMatchObject({
    Размеры: '5,74 – 5,77 × 3,54 мм',
    'Угол короны': '34,5°',
    Рундист: '3,5 %',
    'Полировка, симметрия': 'EX / VG',
    'Надпись на рундисте': 'МГУ 24-118407',
  });
  expect(facts(makeStone({ crownAngle10: null }))).not.toHaveProperty('Угол короны');
  expect(plain(numberLine(paperOf(makeStone())))).toBe('№ 24-118407 от 12.09.2026');
});

test('a round stone has its smaller diameter first, another one its length', () => {
  const measured = { isRound: true, lengthMm100: 574, widthMm100: 577, heightMm100: 354 };
  expect(plain(measuresText(measured) ?? '')).toBe('5,74 – 5,77 × 3,54 мм');
  const oval = { ...measured, isRound: false, lengthMm100: 705, widthMm100: 510 };
  expect(plain(measuresText(oval) ?? '')).toBe('7,05 × 5,10 × 3,54 мм');
  expect(measuresText({ ...measured, heightMm100: null })).toBeNull();
});
