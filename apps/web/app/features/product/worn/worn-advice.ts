import { NBSP } from '@yahont/values/digits.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { braceletSlackMm, chainDropMm, WRISTS_CM, type HandBreadth } from '@yahont/values/worn/on-body.ts';
import { dropWords, earWords, tenths } from '#app/shop/worn-drawings/words.ts';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';

type Choice = { size: number | null; neckCm: number; hand: HandBreadth };

/** From the lobe to the shoulder, millimetres, on most people. */
const TO_SHOULDER_MM = 110;
/** Less room than this is tight, more is loose. Millimetres. */
const TIGHT_MM = 10;
const LOOSE_MM = 25;

/** What the drawing says, in words: counted, not judged. */
export function wornAdvice(worn: Worn, { size, neckCm, hand }: Choice): string {
  switch (worn.part) {
    case 'hand':
      return `Рисунок меняется вместе с${NBSP}размером: палец такой ширины, какой внутри кольцо.`;
    case 'neck':
      if (size === null) return '';
      return chainDropMm(size, neckCm) < 0
        ? `${formatSize(size)}: лежит у${NBSP}основания шеи, ${dropWords(size, neckCm)}.`
        : `${formatSize(size)}: середина цепи ${dropWords(size, neckCm)}. Каждые пять сантиметров опускают её на${NBSP}два с${NBSP}половиной.`;
    case 'ear': {
      const left = Math.round((TO_SHOULDER_MM - Math.max(0, worn.belowMm)) / 10);
      return `Висит ${earWords(worn)}. До${NBSP}плеча остаётся около ${left}${NBSP}см.`;
    }
    case 'wrist':
      return wristAdvice(worn, size, hand);
  }
}

function wristAdvice(worn: Extract<Worn, { part: 'wrist' }>, size: number | null, hand: HandBreadth): string {
  const wrist = `На запястье ${WRISTS_CM[hand]}${NBSP}см`;
  if (worn.insideMm !== null) return `Внутренний диаметр ${tenths(worn.insideMm)}${NBSP}мм.`;
  if (size === null) return '';
  const slack = braceletSlackMm(size, WRISTS_CM[hand]);
  if (slack < 0) return `${wrist} не${NBSP}застегнётся: короче на${NBSP}${tenths(-slack / 10)}${NBSP}см.`;
  return `${wrist} ${roomWords(slack)}: свободны ${tenths(slack / 10)}${NBSP}см.`;
}

function roomWords(slackMm: number): string {
  if (slackMm < TIGHT_MM) return 'сидит плотно';
  return slackMm > LOOSE_MM ? 'сидит свободно' : 'сидит с запасом на палец';
}
