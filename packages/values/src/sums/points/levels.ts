import { kopecks, type Kopecks } from '../../money.ts';
import { BONUS_LEVELS, FIRST_LEVEL, type BonusLevel } from '../bonus.ts';

/** The level of somebody who bought for this sum in the months that count. */
export function levelOf(spent: Kopecks): BonusLevel {
  return BONUS_LEVELS.findLast(({ from }) => spent >= from) ?? FIRST_LEVEL;
}

/** The level after that one and the purchases that are missing; null at the highest. */
export function nextLevel(spent: Kopecks): { level: BonusLevel; left: Kopecks } | null {
  const level = BONUS_LEVELS.find(({ from }) => spent < from);
  return level === undefined ? null : { level, left: kopecks(level.from - spent) };
}

/** Position of these purchases on a scale with evenly spaced levels: 0 at the first, 1 at the highest. */
export function levelProgress(spent: Kopecks): number {
  const at = BONUS_LEVELS.findLastIndex(({ from }) => spent >= from);
  const [level, next] = [BONUS_LEVELS[at], BONUS_LEVELS[at + 1]];
  if (!level || !next) return at < 0 ? 0 : 1;
  return (at + (spent - level.from) / (next.from - level.from)) / (BONUS_LEVELS.length - 1);
}

/** The level of a code. */
export function levelOfCode(code: BonusLevel['code']): BonusLevel {
  return BONUS_LEVELS.find((level) => level.code === code) ?? FIRST_LEVEL;
}
