import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoneInclusion } from '@yahont/contracts/stones/stones-import.ts';
import { InclusionPlot } from './inclusion-plot.tsx';
import { proportionsOf, usualStone } from './geometry/proportions.ts';
import { MEASURED_ROUND } from './testing/measured-round.ts';
import { SideDimensions } from './side-dimensions.tsx';
import { StoneTop } from './stone-top.tsx';
import { TopDimensions } from './top-dimensions.tsx';

/** The text of markup, with plain spaces. */
const textOf = (markup: string): string =>
  markup
    .replaceAll('</text>', '; ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('\u00A0', ' ');

test('the side view states every proportion, percentages of the mean diameter also in millimetres', () => {
  expect(textOf(renderToStaticMarkup(<SideDimensions stone={proportionsOf(MEASURED_ROUND)} />))).toBe(
    'площадка 57 % 3,28 мм; 34,5°; 40,8°; 14,8 %; 43,2 %; глубина 61,5 % 3,54 мм; 100 % средний диаметр 5,76 мм; вид сбоку; ',
  );
});

test('the side view says nothing about what was not measured', () => {
  const pear = proportionsOf({
    ...MEASURED_ROUND,
    shape: 'pear',
    crownAngle10: null,
    pavilionAngle10: null,
    table10: null,
  });
  expect(textOf(renderToStaticMarkup(<SideDimensions stone={pear} />))).toBe(
    'глубина 61,5 % 3,53 мм; 100 % ширина 5,74 мм; вид сбоку; ',
  );
  expect(textOf(renderToStaticMarkup(<SideDimensions stone={usualStone('heart')} />))).toBe(
    '100 %; вид сбоку; ',
  );
});

test('a round stone has two diameters, the others a width and a length', () => {
  expect(textOf(renderToStaticMarkup(<TopDimensions stone={proportionsOf(MEASURED_ROUND)} />))).toBe(
    '5,74 – 5,77 мм; вид сверху; ',
  );
  expect(
    textOf(
      renderToStaticMarkup(<TopDimensions stone={proportionsOf({ ...MEASURED_ROUND, shape: 'oval' })} />),
    ),
  ).toBe('5,74 мм; 5,77 мм; вид сверху; ');
});

test('witness lines lie under the stone, whose straight edge they may follow', () => {
  const emerald = proportionsOf({ ...MEASURED_ROUND, shape: 'emerald' });
  const [lines, stone] = ['<path', '<g'].map((tag) =>
    renderToStaticMarkup(<TopDimensions stone={emerald} />).indexOf(tag),
  );
  expect(lines).toBeLessThan(stone ?? 0);
});

test('a plot has the marks of its side, at their place', () => {
  const marks: StoneInclusion[] = [
    { side: 'crown', kind: 'crystal', x: 30, y: -20 },
    { side: 'pavilion', kind: 'needle', x: 10, y: 10 },
  ];
  const markup = renderToStaticMarkup(
    <InclusionPlot stone={usualStone('princess')} side="crown" marks={marks} />,
  );
  // A circle of radius 22 around 150, −100.
  expect(markup.match(/M128 -100a22/g)).toHaveLength(1);
  expect(markup).toContain('Схема короны, отметок: 1');
});

test('a stone without a label is decorative, a small one has fewer lines', () => {
  const [small, large] = [44, 320].map((size) =>
    renderToStaticMarkup(<StoneTop stone={usualStone('round')} size={size} />),
  );
  expect(small).toContain('aria-hidden="true"');
  expect(small?.length).toBeLessThan(large?.length ?? 0);
  expect(renderToStaticMarkup(<StoneTop stone={usualStone('oval')} size={null} label="Овал" />)).toContain(
    'role="img" aria-label="Овал"',
  );
});
