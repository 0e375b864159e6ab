import { plural } from '@yahont/values/text/plural.ts';
import { cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { COUNTDOWN_SECONDS, isEnding, secondsLeft, type CallbackState } from './callback-machine.ts';
import type { HousePhone } from './house-phone.ts';

export const SUCCESS_TEXT = 'Звоним вам';
export const FAILURE_TEXT = 'К сожалению, все операторы заняты';

/** The text below the title; during the hours named in the footer it says that a consultant is available. */
export function leadText({ from, to }: HousePhone['hours'], now: Date): string {
  const hour = Number(cityTimeOfDay(now, MOSCOW_HOURS).slice(0, 2));
  const isOnLine = hour >= from && hour < to;
  return `Подберём размер, камень или\u00A0салон.${isOnLine ? ' Консультант уже на\u00A0линии.' : ''}`;
}

/** SPEC 9.9: «через 1 секунду», «2 секунды», «28 секунд». */
export function secondsWord(seconds: number): string {
  return plural(seconds, ['секунду', 'секунды', 'секунд']);
}

/** The announcement for screen readers: the start, the last five seconds and the end, not every second. */
export function spokenText(state: CallbackState): string {
  const { request } = state;
  if (!state.isOpen || request.step === 'idle') return '';
  if (request.step === 'finished') return request.isSuccess ? SUCCESS_TEXT : FAILURE_TEXT;
  return countdownText(isEnding(state) ? 5 : COUNTDOWN_SECONDS);
}

/** The whole sentence of the countdown. */
export function countdownText(seconds: number): string {
  return `Звонок через ${seconds} ${secondsWord(seconds)}`;
}

/** Filled part of the progress bar, 0 to 1. */
export function filledPart(state: CallbackState): number {
  return (COUNTDOWN_SECONDS - secondsLeft(state)) / COUNTDOWN_SECONDS;
}
