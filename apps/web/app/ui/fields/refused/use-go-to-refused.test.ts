import { expect, test } from 'vitest';
import { writes } from './use-go-to-refused.ts';

const press = (key: string, held: object = {}) =>
  writes({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

test.each(['а', 'Z', '7', ' ', 'Backspace', 'Delete'])('%j writes', (key) => {
  expect(press(key)).toBe(true);
});

test('so does pasting, whatever the layout of the keyboard', () => {
  expect(press('v', { ctrlKey: true })).toBe(true);
  expect(press('М', { metaKey: true })).toBe(true);
});

test.each(['Tab', 'Enter', 'Escape', 'ArrowDown', 'Shift', 'F5'])('%s does not', (key) => {
  expect(press(key)).toBe(false);
});

test('other shortcuts do not', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(press('r', held)).toBe(false);
});
