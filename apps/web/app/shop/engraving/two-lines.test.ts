import { expect, test } from 'vitest';
import { twoLines } from './two-lines.ts';

test.each([
  ['Навсегда', ['Навсегда']],
  ['Ты — мой дом навсегда', ['Ты — мой дом', 'навсегда']],
  ['Александру — от мамы', ['Александру —', 'от мамы']],
  ['Александре-Константиновне', ['Александре-Константиновне']],
])('%s', (text, lines) => {
  expect(twoLines(text)).toEqual(lines);
});
