import { expect, test } from 'vitest';
import { splitTail } from './split-tail.ts';

const blocks = (...types: Parameters<typeof splitTail>[0][number]['type'][]) =>
  types.map((type) => ({ type }));

test('goods, stores and forms at the end of a text leave its column', () => {
  expect(splitTail(blocks('text', 'table', 'products', 'form'))).toEqual({
    text: blocks('text', 'table'),
    tail: blocks('products', 'form'),
  });
});

test('goods between texts stay between them', () => {
  expect(splitTail(blocks('products', 'text'))).toEqual({ text: blocks('products', 'text'), tail: [] });
});

test('a text of goods alone is all tail', () => {
  expect(splitTail(blocks('products'))).toEqual({ text: [], tail: blocks('products') });
});
