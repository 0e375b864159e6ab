import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';

/**
 * The longest side of a stone from above; for a round one its larger diameter, hundredths of a
 * millimetre; null when not measured.
 */
export function longestSide({
  lengthMm100,
  widthMm100,
}: Pick<StoneCard, 'lengthMm100' | 'widthMm100'>): number | null {
  return lengthMm100 === null || widthMm100 === null ? null : Math.max(lengthMm100, widthMm100);
}
