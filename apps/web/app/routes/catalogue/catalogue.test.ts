import { expect, test } from 'vitest';
import CataloguePage from './catalogue.tsx';
import type { Route } from './+types/catalogue';

const keyOf = (id: number) =>
  CataloguePage({ loaderData: { kind: 'product', product: { id } } } as Route.ComponentProps).key;

test('every product has a page of its own, so that nothing goes over from one to the next', () => {
  expect([keyOf(7), keyOf(8)]).toEqual(['7', '8']);
});
