import { expect, test } from 'vitest';
import { holdUntil } from './hold.ts';

const MOSCOW = { name: 'Москва', timezone: 3 };
const NOW = new Date('2026-11-27T12:00:00Z');
const say = (expiresAt: string) => {
  const { untilText, isSoon } = holdUntil(expiresAt, MOSCOW, NOW);
  return [untilText.replaceAll('\u00A0', ' '), isSoon];
};

test('a hold of minutes has a clock, one of days has its day', () => {
  expect(say('2026-11-27T12:40:00.000Z')).toEqual(['15:40 по Москве', true]);
  expect(say('2026-12-01T20:59:00.000Z')).toEqual(['1 декабря, 23:59', false]);
});
