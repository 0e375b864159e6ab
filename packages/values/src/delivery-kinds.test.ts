import { expect, test } from 'vitest';
import { DELIVERY, DELIVERY_KINDS, kindsThat } from './delivery-kinds.ts';

test('what is handed over is either brought or collected, and nothing else is', () => {
  for (const kind of DELIVERY_KINDS) {
    const { isShipped, isBrought, isCollected } = DELIVERY[kind];
    expect([isBrought, isCollected].filter(Boolean), kind).toHaveLength(isShipped ? 1 : 0);
  }
});

test('a day is chosen, and a carrier brings, only where something is brought', () => {
  const asked = kindsThat(({ choosesDay, broughtBy }) => choosesDay || broughtBy !== 'shop');
  expect(asked.filter((kind) => !DELIVERY[kind].isBrought)).toEqual([]);
  expect(asked).not.toEqual([]);
});
