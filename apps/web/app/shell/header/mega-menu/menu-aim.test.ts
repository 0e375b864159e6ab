import { expect, test } from 'vitest';
import { isHeadedFor } from './menu-aim.ts';

const panel = { left: 260, top: 120, bottom: 620 };
const from = { x: 80, y: 180 };

test.each([
  ['right', { x: 100, y: 180 }, true],
  ['right and down, to the last link of the panel', { x: 100, y: 220 }, true],
  ['right and up, to the first link', { x: 100, y: 175 }, true],
  ['straight down', { x: 80, y: 220 }, false],
  ['down with a hand that is not steady', { x: 82, y: 220 }, false],
  ['left', { x: 60, y: 190 }, false],
  ['nowhere', from, false],
])('%s', (_name, to, isHeaded) => {
  expect(isHeadedFor(from, to, panel)).toBe(isHeaded);
});
