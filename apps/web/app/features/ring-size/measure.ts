import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { findRingSize, type FoundRingSize, type RingScale } from '@yahont/values/measures/find-ring-size.ts';

export type Scale = { title: string; label: string; hint: string; example: string; from: number; to: number };

/** What a shopper may measure, within the limits of a human finger. */
export const SCALES: Readonly<Record<RingScale, Scale>> = {
  diameter: {
    title: 'Кольцо',
    label: 'Внутренний диаметр кольца, мм',
    hint: 'Приложите линейку к самому широкому месту внутри кольца.',
    example: '17',
    from: 12,
    to: 26,
  },
  circumference: {
    title: 'Палец',
    label: 'Обхват пальца, мм',
    hint: 'Оберните палец полоской бумаги и измерьте её длину.',
    example: '53',
    from: 38,
    to: 82,
  },
  eu: {
    title: 'Европа',
    label: 'Европейский размер',
    hint: 'Число от 44 до 72: обхват кольца изнутри.',
    example: '53',
    from: 38,
    to: 82,
  },
  us: {
    title: 'США',
    label: 'Американский размер',
    hint: 'Число от 3 до 13, бывает с половиной.',
    example: '6,5',
    from: 0,
    to: 17,
  },
};

/** «16,5» or `16.5` within the limits of a scale; null for anything else. */
export function readMeasure(scale: RingScale, text: string): number | null {
  const plain = cleanTyped(text).replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(plain)) return null;
  const value = Number(plain);
  const { from, to } = SCALES[scale];
  return value >= from && value <= to ? value : null;
}

/** The size for the typed text; null while it is not a measure. */
export function sizeOf(scale: RingScale, text: string, isWide: boolean): FoundRingSize | null {
  const value = readMeasure(scale, text);
  return value === null ? null : findRingSize(scale, value, isWide);
}
