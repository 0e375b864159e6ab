import { kopecks } from '../money.ts';
import type { Kopecks } from '../money.ts';
import { BONUS_LEVELS, FIRST_LEVEL } from './bonus.ts';
import type { BonusLevel } from './bonus.ts';

/** The level of somebody who bought for this sum in the months that count. */
export function levelOf(spent: Kopecks): BonusLevel {
  return BONUS_LEVELS.findLast(({ from }) => spent >= from) ?? FIRST_LEVEL;
}

/** The level after that one and the purchases that are missing; null at the highest. */
export function nextLevel(spent: Kopecks): { level: BonusLevel; left: Kopecks } | null {
  const level = BONUS_LEVELS.find(({ from }) => spent < from);
  return level === undefined ? null : { level, left: kopecks(level.from - spent) };
}
