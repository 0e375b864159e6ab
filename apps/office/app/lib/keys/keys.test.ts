import { expect, test } from 'vitest';
import { press } from './keys.ts';

const pressed = (code: string, more: object = {}) => ({
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('a key that nothing listens to, and one with Ctrl, mean nothing', () => {
  expect(press(pressed('KeyQ'), 0)).toBe(false);
  expect(press(pressed('KeyG', { ctrlKey: true }), 0)).toBe(false);
});

test('G waits for a letter, for a moment only', () => {
  expect(press(pressed('KeyG'), 1000)).toBe(true);
  expect(press(pressed('KeyQ'), 1200), 'no section has this letter').toBe(false);
  expect(press(pressed('KeyG'), 2000)).toBe(true);
  // The second G within the moment is the letter of a section that nobody has.
  expect(press(pressed('KeyG'), 2100)).toBe(false);
});
