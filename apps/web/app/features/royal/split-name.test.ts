import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test('a name is divided after its own name', () => {
  expect(splitName('Кольцо «Ягода» из жёлтого золота')).toEqual({
    title: 'Кольцо «Ягода»',
    rest: 'из жёлтого золота',
  });
});

test('a piece without a name of its own keeps the whole', () => {
  expect(splitName('Цепь из серебра')).toEqual({ title: 'Цепь из серебра', rest: '' });
});
