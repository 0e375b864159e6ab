import { cleanTyped } from '../typed/typed-text.ts';
/** Fineness of gold that the shop buys, in thousandths: the standard ones and 583, the Soviet predecessor of 585. */
export const GOLD_FINENESSES = [375, 500, 583, 585, 750, 958, 999] as const;
export type GoldFineness = (typeof GOLD_FINENESSES)[number];

/** The fineness of most jewellery. */
export const USUAL_FINENESS: GoldFineness = 585;

/** Gold of one fineness. `weightCg`: hundredths of a gram, the step of the scales. */
export type GoldLot = { fineness: GoldFineness; weightCg: number };

/** Most lots of one estimate. */
export const GOLD_LOTS_MAX = 8;

/** Half a gram, the least that is bought, and a kilogram, which nobody brings by accident. */
export const WEIGHT_LIMITS_CG = { from: 50, to: 100_000 } as const;

/** Whether the shop buys gold of this fineness. */
export function isGoldFineness(value: number): value is GoldFineness {
  return GOLD_FINENESSES.some((one) => one === value);
}

/** Hundredths of a gram from «8,40», «8.4» or «8»; null for anything else and outside the limits. */
export function parseWeight(text: string): number | null {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(cleanTyped(text));
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const weightCg = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return weightCg >= WEIGHT_LIMITS_CG.from && weightCg <= WEIGHT_LIMITS_CG.to ? weightCg : null;
}

/** «8,40»: always to the hundredth, as the scales show it. */
export function weightText(weightCg: number): string {
  return `${Math.floor(weightCg / 100)},${String(weightCg % 100).padStart(2, '0')}`;
}
