import { expect, test } from 'vitest';
import { factsOf, measuresOf, type Described } from './specs-facts.ts';

const piece = (part: Partial<Described>): Described => ({
  kind: 'chain',
  metalName: 'Белое золото',
  fineness: 585,
  widthMm10: 20,
  coating: '',
  setting: '',
  madeIn: 'Кострома, Россия',
  weave: 'snake',
  clasp: 'lobster',
  body: 'solid',
  diameterMm10: null,
  heightMm10: null,
  chain: null,
  bailMm10: null,
  isOnly: false,
  skus: [{ size: 45_000 }, { size: 50_000 }],
  ...part,
});
const said = (facts: readonly { name: string; value: string }[]) =>
  facts.map(({ name, value }) => `${name}: ${value}`.replaceAll('\u00A0', ' '));

test('a chain says length, weave, width and clasp, and whether it is solid', () => {
  expect(said(measuresOf(piece({}), 50_000))).toEqual([
    'Длина: 50 см',
    'Плетение: Снейк',
    'Ширина: 2 мм',
    'Замок: Карабин',
  ]);
  expect(said(measuresOf(piece({}), null))[0]).toBe('Длина: 45; 50 см');
  expect(said(factsOf(piece({}), [10_700, 10_700]))).toEqual(
    expect.arrayContaining(['Вес: 10,7 г', 'Полая или литая: Литая']),
  );
  expect(said(factsOf(piece({}), [9630, 10_700]))).toContain('Вес: 9,63–10,7 г');
});

test('hoops and bangles say their diameters', () => {
  const none = { weave: null, widthMm10: null, skus: [{ size: null }], diameterMm10: 268 };
  expect(said(measuresOf(piece({ ...none, kind: 'earrings', clasp: 'click' }), null))).toEqual([
    'Диаметр: 26,8 мм',
    'Замок: Замок-щелчок',
  ]);
  expect(said(measuresOf(piece({ ...none, kind: 'bracelet', clasp: 'none' }), null))).toContain(
    'Внутренний диаметр: 26,8 мм',
  );
  expect(said(factsOf(piece(none), [3000, 3000]))).toContain('Средний вес: 3 г');
});

test('a pendant says whether its chain comes with it', () => {
  const pendant = { kind: 'pendant', widthMm10: null, body: null } as const;
  const own = piece({ ...pendant, chain: 'included', weave: 'cable', skus: [{ size: 45_000 }] });
  expect(said(measuresOf(own, 45_000))).toEqual([
    'Длина цепи: 45 см',
    'Плетение цепи: Якорное',
    'Замок: Карабин',
    'Цепь: В комплекте',
  ]);
  const bare = piece({
    ...pendant,
    chain: 'separate',
    bailMm10: 26,
    weave: null,
    clasp: null,
    skus: [{ size: null }],
  });
  expect(said(measuresOf(bare, null))).toEqual(['Цепь: Отдельно', 'Ушко: для цепи до 2,6 мм']);
});

test('a single piece is called so', () => {
  expect(said(factsOf(piece({ isOnly: true }), [10_700, 10_700]))).toContain('Экземпляр: Единственный');
  expect(said(factsOf(piece({}), [10_700, 10_700])).join()).not.toContain('Экземпляр');
});
