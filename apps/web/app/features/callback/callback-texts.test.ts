import { expect, test } from 'vitest';
import { initialState, nextState, type CallbackState } from './callback-machine.ts';
import { countdownText, filledPart, leadText, spokenText } from './callback-texts.ts';
import { typed } from './typed-phone.ts';

test.each([
  [28, 'Звонок через 28 секунд'],
  [24, 'Звонок через 24 секунды'],
  [21, 'Звонок через 21 секунду'],
  [12, 'Звонок через 12 секунд'],
  [5, 'Звонок через 5 секунд'],
  [2, 'Звонок через 2 секунды'],
  [1, 'Звонок через 1 секунду'],
])('%i seconds have the right plural', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});

test.each([
  ['08:59', false],
  ['09:00', true],
  ['20:59', true],
  ['21:00', false],
  ['03:00', false],
])('at %s in Moscow the text promises a consultant at once: %s', (time, isSaid) => {
  const text = leadText({ from: 9, to: 21 }, new Date(`2026-11-20T${time}:00+03:00`));
  expect(text).toContain('Подберём размер, камень или\u00A0салон.');
  expect(text.includes('Консультант уже на\u00A0линии.')).toBe(isSaid);
});

test('the bar is empty at the start and nearly full before the end', () => {
  const state = countingFor(0);
  expect(filledPart(state)).toBe(0);
  expect(filledPart(countingFor(14_000))).toBe(0.5);
  expect(filledPart(countingFor(27_000))).toBeCloseTo(27 / 28);
});

test('a screen reader hears the start, the last five seconds and the end', () => {
  const heard = new Set<string>();
  for (let ms = 0; ms <= 28_000; ms += 1000) heard.add(spokenText(countingFor(ms)));
  expect([...heard]).toEqual([
    'Звонок через 28 секунд',
    'Звонок через 5 секунд',
    'К сожалению, все операторы заняты',
  ]);
  const called = nextState(countingFor(0), { type: 'answered', round: 0, isSuccess: true });
  expect(spokenText(nextState(called, { type: 'tick', now: 28_000, chance: 'now' }))).toBe('Звоним вам');
});

function countingFor(ms: number): CallbackState {
  let state = nextState(initialState(0), { type: 'opened', now: 0 });
  state = nextState(state, typed('+7 (916) 204-18-33'));
  state = nextState(state, { type: 'submitted', now: 0 });
  return nextState(state, { type: 'tick', now: ms, chance: 'now' });
}
