import { NBSP } from '@yahont/values/digits.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { formatSize, type Size } from '@yahont/values/measures/size.ts';
import { chainDropMm, MIDDLE_NECK_CM, WRISTS_CM } from '@yahont/values/worn/on-body.ts';
import { lengthOf } from './places.ts';
import type { Worn, WornPart } from './worn.ts';

const MIDDLE_RING = 1700;

const PLACES: Readonly<Record<WornPart, string>> = {
  hand: 'на руке',
  neck: 'на шее',
  ear: 'на ухе',
  wrist: 'на запястье',
};

/** «На руке, размер 17», «На шее, 45 см»: below a drawing. */
export function wornCaption(worn: Worn, size: Size | null): string {
  const place = `На${PLACES[worn.part].slice(2)}`;
  switch (worn.part) {
    case 'hand':
      return `${place}, размер${NBSP}${formatRingSize(size ?? MIDDLE_RING)}`;
    case 'ear':
      return `${place}, ${tenths(worn.heightMm)}${NBSP}мм`;
    case 'neck':
    case 'wrist': {
      const length = lengthOf(worn.lengths, size);
      return length === null ? place : `${place}, ${formatSize(length)}`;
    }
  }
}

/** What a drawing shows, for those who do not see it. */
export function wornLabel(worn: Worn, size: Size | null, name: string, neckCm = MIDDLE_NECK_CM): string {
  switch (worn.part) {
    case 'hand': {
      const head = worn.head === null ? '' : `, ${worn.headName} ${tenths(worn.head.widthMm)}${NBSP}мм`;
      return `Рисунок: ${name} на безымянном пальце, размер${NBSP}${formatRingSize(size ?? MIDDLE_RING)}, шинка ${tenths(worn.bandMm)}${NBSP}мм${head}`;
    }
    case 'neck': {
      const length = lengthOf(worn.lengths, size) ?? 0;
      return `Рисунок: ${name} на шее, длина ${formatSize(length)}, ${dropWords(length, neckCm)}`;
    }
    case 'ear':
      return `Рисунок: ${name} на ухе, ${earWords(worn)}`;
    case 'wrist': {
      const length = lengthOf(worn.lengths, size);
      const own = length === null ? '' : `, длина ${formatSize(length)}`;
      return `Рисунок: ${name} на запястье ${WRISTS_CM.middle}${NBSP}см${own}`;
    }
  }
}

/** «на 3,3 см ниже ярёмной ямки» */
export function dropWords(length: Size, neckCm: number): string {
  const mm = chainDropMm(length, neckCm);
  if (mm === 0) return 'в ярёмной ямке';
  return `на${NBSP}${tenths(Math.abs(mm) / 10)}${NBSP}см ${mm > 0 ? 'ниже' : 'выше'} ярёмной ямки`;
}

/** «ниже мочки на 18 мм» */
export function earWords({ belowMm, heightMm }: Extract<Worn, { part: 'ear' }>): string {
  return belowMm >= 1
    ? `ниже мочки на ${tenths(belowMm)}${NBSP}мм`
    : `не ниже мочки, высота ${tenths(heightMm)}${NBSP}мм`;
}

/** 9.44 → «9,4» */
export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10).replace('.', ',');
}
