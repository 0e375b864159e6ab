import { expect, test } from 'vitest';
import { headingAnchor } from './heading-anchor.ts';

test.each([
  ['Реквизиты', 'реквизиты'],
  ['Как\u00A0вернуть «Яхонт»?', 'как-вернуть-яхонт'],
  ['', undefined],
])('%s', (heading, anchor) => {
  expect(headingAnchor(heading)).toBe(anchor);
});
