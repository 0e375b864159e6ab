import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';

/**
 * The longest side of a stone from above, of a round one its larger diameter, hundredths of a millimetre; null when nobody
 * measured it.
 */
export function longestSide({
  lengthMm100,
  widthMm100,
}: Pick<StoneCard, 'lengthMm100' | 'widthMm100'>): number | null {
  return lengthMm100 === null || widthMm100 === null ? null : Math.max(lengthMm100, widthMm100);
}
