import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test('a name is split after its part in guillemets', () => {
  expect(splitName('Кольцо «Ягода» из жёлтого золота')).toEqual({
    title: 'Кольцо «Ягода»',
    rest: 'из жёлтого золота',
  });
});

test('a name without guillemets stays whole', () => {
  expect(splitName('Цепь из серебра')).toEqual({ title: 'Цепь из серебра', rest: '' });
});
