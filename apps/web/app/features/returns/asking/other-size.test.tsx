import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SizedPiece } from './size-words.ts';
import { OtherSize } from './other-size.tsx';

const LUNA = {
  lineIds: [1, 2],
  name: 'Кольцо «Луна»',
  url: '/catalog/koltsa/luna/',
  sizes: [
    { size: 1700, courierDate: '2026-11-21', difference: null },
    { size: 1600, courierDate: '2026-11-24', difference: null },
  ],
};
const AVRORA = { ...LUNA, lineIds: [3], name: 'Кольцо «Аврора»', url: '/catalog/koltsa/avrora/' };

function rendered(chosen: readonly number[], pieces: readonly SizedPiece[] = [LUNA, AVRORA]): string {
  return renderToStaticMarkup(
    <OtherSize pieces={pieces} chosen={chosen} cityIn="в Москве" today="2026-11-20" start="" />,
  ).replaceAll('\u00A0', ' ');
}

/** Whether each piece is shown only without scripts, in order. */
function untickedPieces(markup: string): boolean[] {
  return markup
    .split('<div')
    .slice(1)
    .map((piece) => piece.split('>')[0]?.includes('data-unticked="true"') ?? false);
}

test('the sizes of ticked pieces are links to their product, with the day where each has its own', () => {
  const markup = rendered([2]);
  expect(markup).not.toMatch(/<section[^>]*data-unticked="true"/);
  expect(untickedPieces(markup)).toEqual([false, true]);
  expect(markup).toContain('href="/catalog/koltsa/luna/?size=17"');
  expect(markup.replaceAll(/<[^>]+>/g, '')).toContain('Размер 1721 ноября');
});

test('without a ticked piece it waits for one, and without sizes there is nothing', () => {
  expect(rendered([7])).toMatch(/<section[^>]*data-unticked="true"/);
  expect(rendered([1], [])).toBe('');
});

test('a size that is exchanged is a choice beside the money, with what it costs on top', () => {
  const sizes = [0, 120_000, -50_000].map((difference, index) => ({
    size: 1600 + index * 50,
    courierDate: '2026-11-21',
    difference,
  }));
  const markup = rendered([1], [{ ...LUNA, sizes }]);
  const values = Array.from(markup.matchAll(/<input[^>]*value="([^"]*)"/g), ([, value]) => value);
  expect(values).toEqual(['1.2:1600', '1.2:1650', '1.2:1700', '']);
  const words = markup.replaceAll(/<[^>]+>/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(words).toContain('без доплаты');
  expect(words).toContain('доплата 1 200 ₽');
  expect(words).toContain('вернём 500 ₽');
  expect(words).toContain('второй раз платить не нужно');
});
