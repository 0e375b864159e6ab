import { plural } from '@yahont/values/plural.ts';
import type { CallbackState } from './callback-machine.ts';
import { COUNTDOWN_SECONDS, isEnding, secondsLeft } from './callback-machine.ts';

export const SUCCESS_TEXT = 'Звоним вам';
export const FAILURE_TEXT = 'К сожалению, все операторы заняты';

/** SPEC 9: «через 1 секунду», «2 секунды», «28 секунд». */
export function secondsWord(seconds: number): string {
  return plural(seconds, ['секунду', 'секунды', 'секунд']);
}

/** What a screen reader is told: the start, the last five seconds and the end, not every second. */
export function spokenText(state: CallbackState): string {
  const { wish } = state;
  if (!state.isOpen || wish.step === 'idle') return '';
  if (wish.step === 'finished') return wish.isSuccess ? SUCCESS_TEXT : FAILURE_TEXT;
  return countdownText(isEnding(state) ? 5 : COUNTDOWN_SECONDS);
}

/** The whole sentence of the countdown. */
export function countdownText(seconds: number): string {
  return `Звонок через ${seconds} ${secondsWord(seconds)}`;
}

/** How much of the bar is filled, 0 to 1. */
export function filledPart(state: CallbackState): number {
  return (COUNTDOWN_SECONDS - secondsLeft(state)) / COUNTDOWN_SECONDS;
}
