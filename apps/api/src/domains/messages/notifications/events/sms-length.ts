import { cutAtWord } from '@yahont/values/text/cut/cut-at-word.ts';

/** Characters of a Russian SMS: 70 in one part, 67 in each of several, because a header joins them (3GPP TS 23.040). */
const SINGLE = 70;
const PART = 67;
const MAX_PARTS = 2;
/** Longest SMS of the shop, UTF-16 units. */
export const SMS_LENGTH = PART * MAX_PARTS;

/** In how many parts a Russian text is sent and charged. */
export function countSegments(text: string): number {
  return text.length <= SINGLE ? 1 : Math.ceil(text.length / PART);
}

/**
 * Joins sentences without cutting any: those that do not fit are dropped from the end, and `instead`
 * says where they are.
 * @param room UTF-16 units
 */
export function wholeSentences(room: number, sentences: readonly string[], instead: string): string {
  const all = sentences.join(' ');
  if (all.length <= room) return all;
  const counts = sentences.map((_sentence, index) => sentences.length - 1 - index);
  const shorter = counts.map((count) => [...sentences.slice(0, count), instead].join(' '));
  return shorter.find((text) => text.length <= room) ?? instead;
}

/**
 * Joins an SMS whose middle may be shortened, so that the rest always fits: `fitSms('Ждём вас: ',
 * address, '. До встречи')`. A shortened middle ends with an ellipsis, at a word boundary if possible.
 */
export function fitSms(before: string, middle: string, after = ''): string {
  return before + cutAtWord(middle, SMS_LENGTH - before.length - after.length) + after;
}
