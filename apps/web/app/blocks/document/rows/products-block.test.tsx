import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SmallCard } from '@yahont/contracts/catalogue/cards.ts';
import type { TextCard } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { roubles } from '@yahont/values/money.ts';
import { ProductsBlock } from './products-block.tsx';

const CARD: SmallCard = {
  id: 7,
  kind: 'ring',
  url: '/catalog/koltsa/7/',
  name: 'Кольцо «Аврора» из белого золота',
  tier: 'common',
  labels: [],
  price: roubles(80_000),
  isPriceFrom: false,
  oldPrice: null,
  discount: 0,
  priceUnit: 'piece',
  inStock: true,
  isSoldOnline: true,
  picture: null,
};
const REDUCED = { oldPrice: roubles(100_000), discount: 20, labels: ['sale', 'hit'] as const };

test('the piece of a text shows its discount and its label as in a listing', () => {
  const html = draw({ ...CARD, ...REDUCED, labels: [...REDUCED.labels] });
  expect(html).toContain(`−20${NBSP}%`);
  expect(html).toContain('Часто выбирают');
  expect(html).toContain('Прежняя цена');
});

test('the labels of a pendant know its shape, because its chain fills the upper corners', () => {
  expect(draw({ ...CARD, kind: 'pendant', labels: ['new'] })).toMatch(/data-kind="pendant">.*Новинка/);
});

test('the piece of an action says what it costs with the code, instead of its labels', () => {
  const html = draw({ ...CARD, ...REDUCED, labels: ['new'], codePrice: roubles(72_000) });
  expect(html).toContain(`По${NBSP}коду${NBSP}— 72${NBSP}000${NBSP}₽`);
  expect(html).not.toMatch(/Новинка|−20/);
});

test('a sold piece has no labels, and one without labels has no empty line', () => {
  const sold = draw({ ...CARD, ...REDUCED, labels: [...REDUCED.labels], inStock: false });
  expect(sold).toContain('Продано');
  expect(sold).not.toMatch(/Часто выбирают|−20/);
  expect(draw(CARD)).not.toContain('data-kind');
});

function draw(card: TextCard): string {
  const block = {
    type: 'products' as const,
    heading: 'Изделия',
    linkText: 'Все',
    url: '/catalog/',
    cards: [card],
  };
  const Stub = createRoutesStub([{ path: '*', Component: () => <ProductsBlock block={block} /> }]);
  return renderToString(<Stub initialEntries={['/a/']} />);
}
