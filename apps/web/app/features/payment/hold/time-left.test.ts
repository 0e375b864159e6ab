import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const at = (seconds: number) => timeLeft(seconds * 1000, 0)?.replaceAll('\u00A0', ' ') ?? null;

test('the remaining time is written in words, and by the second at the end', () => {
  expect(at(2 * 3600)).toBe('2 часа');
  expect(at(3600 + 60)).toBe('1 час 1 минута');
  expect(at(59 * 60 + 59)).toBe('59 минут');
  expect(at(600)).toBe('10 минут');
  expect(at(599)).toBe('9:59');
  expect(at(5)).toBe('0:05');
});

test('nothing is left when the time is over', () => {
  expect(at(0)).toBeNull();
  expect(at(-5)).toBeNull();
});
