import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Facade } from '@yahont/contracts/stores/store-parts.ts';
import { isDoor, openingPath } from './front-layout.ts';
import { ShopFront } from './shop-front.tsx';

const draw = (wish: Partial<Facade>) =>
  renderToStaticMarkup(<ShopFront facade={Facade.parse(wish)} name="Петровка, 11" />);

test('a front has a name, the sign of the house and one door', () => {
  const front = draw({});
  expect(front).toContain('Витрины салона: Петровка, 11');
  expect(front).toContain('ЯХОНТ');
  expect([0, 1, 2, 3].filter((index) => isDoor({ bays: 4, door: 'right' }, index))).toEqual([3]);
});

test('each trait changes the drawing', () => {
  const traits: Partial<Facade>[] = [
    { building: 'mall' },
    { building: 'arcade' },
    { storeys: 3 },
    { bays: 5 },
    { head: 'round' },
    { door: 'left' },
    { wall: 'brick' },
    { wall: 'rustic' },
    { wall: 'pilasters' },
    { hasAwning: true },
  ];
  expect(new Set([{}, ...traits].map(draw)).size).toBe(traits.length + 1);
});

test('an arched opening keeps its width', () => {
  expect(openingPath('round', { x: 0, y: 0, width: 20, height: 50 })).toBe(
    'M0 50V10.0a10.0 10.0 0 0 1 20 0V50Z',
  );
});
