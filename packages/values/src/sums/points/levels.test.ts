import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, roubles } from '../../money.ts';
import { BONUS_LEVELS, FIRST_LEVEL, LEVEL_MONTHS, POINT_LIVES } from '../bonus.ts';
import { levelOf, levelOfCode, levelProgress, nextLevel } from './levels.ts';
import { burnDay, burnDayText, burnsAfter, burnsAfterReturn } from '../point-life.ts';
import { pointsToEarn } from '../points.ts';

test.each([
  [0, 'silver', 'gold', 200_000],
  [199_999, 'silver', 'gold', 1],
  [200_000, 'gold', 'platinum', 200_000],
  [283_180, 'gold', 'platinum', 116_820],
  [400_000, 'platinum', undefined, undefined],
])('who bought for %i ₽ has the level %s', (spent, code, next, left) => {
  expect(levelOf(roubles(spent)).code).toBe(code);
  const ahead = nextLevel(roubles(spent));
  expect([ahead?.level.code, ahead?.left]).toEqual([next, left && roubles(left)]);
});

test('each level asks for more than the one before and gives more; the first asks for nothing and gives 3 %', () => {
  expect(BONUS_LEVELS[0]).toBe(FIRST_LEVEL);
  expect([FIRST_LEVEL.from, FIRST_LEVEL.percent]).toEqual([0, 3]);
  BONUS_LEVELS.slice(1).forEach((level, index) => {
    expect(level.from).toBeGreaterThan(BONUS_LEVELS[index]?.from ?? level.from);
    expect(level.percent).toBeGreaterThan(BONUS_LEVELS[index]?.percent ?? level.percent);
  });
  expect(LEVEL_MONTHS).toBeGreaterThan(0);
});

test('more purchases never lower the level, and the missing sum leads to exactly the next one', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000_00 }).map(kopecks);
  fc.assert(
    fc.property(sum, sum, (spent, more) => {
      const rank = (of: number) => BONUS_LEVELS.indexOf(levelOf(kopecks(of)));
      expect(rank(spent + more)).toBeGreaterThanOrEqual(rank(spent));
      const ahead = nextLevel(spent);
      if (ahead) expect(levelOf(kopecks(spent + ahead.left))).toBe(ahead.level);
      else expect(levelOf(spent)).toBe(BONUS_LEVELS.at(-1));
    }),
  );
});

test('the line to the highest level has the others at even distances', () => {
  const at = [0, 100_000, 200_000, 283_180, 400_000, 900_000].map((sum) => levelProgress(roubles(sum)));
  expect(at).toEqual([0, 0.25, 0.5, 0.70795, 1, 1]);
  for (const level of BONUS_LEVELS) expect(levelOfCode(level.code)).toBe(level);
});

test('a level earns its share of the goods, whole points, rounded down', () => {
  expect(BONUS_LEVELS.map(({ percent }) => pointsToEarn(kopecks(7_450_050), percent))).toEqual([
    2_235, 2_980, 3_725,
  ]);
});

test('points live through the whole last day in Moscow', () => {
  // Half past midnight of 12 January in Moscow.
  const at = new Date('2027-01-11T21:30:00Z');
  expect(burnsAfter('earned', at).toISOString()).toBe('2028-01-12T21:00:00.000Z');
  expect(burnDay(burnsAfter('earned', at))).toBe('2028-01-13');
  expect(burnDay(burnsAfter('welcome', at))).toBe('2027-03-14');
  expect(burnDay(burnsAfter('birthday', at))).toBe('2027-02-12');
  expect(burnDay(burnsAfter('earned', new Date('2028-02-29T12:00:00Z')))).toBe('2029-03-01');
  expect(Object.keys(POINT_LIVES)).toEqual(['welcome', 'birthday', 'earned']);
});

test('points that come back keep their day, or have thirty days', () => {
  const at = new Date('2027-01-12T09:00:00Z');
  const late = new Date('2027-11-30T21:00:00Z');
  expect(burnsAfterReturn(late, at)).toBe(late);
  for (const soon of ['2027-01-13T21:00:00Z', '2026-05-01T21:00:00Z'])
    expect(burnDay(burnsAfterReturn(new Date(soon), at))).toBe('2027-02-12');
});

test('a day that is almost a year away has its year', () => {
  const now = new Date('2026-11-25T22:00:00Z');
  const text = (day: string) => burnDayText(new Date(`${day}T00:00:00+03:00`), now).replaceAll('\u00A0', ' ');
  expect([text('2027-01-12'), text('2027-11-27')]).toEqual(['12 января', '27 ноября 2027']);
});
