import type { z } from 'zod';
import { StoneCard } from './stone-card.ts';

/** The data to draw the loose stone of a line. */
export const LineStone = StoneCard.pick({
  id: true,
  code: true,
  shape: true,
  lengthMm100: true,
  widthMm100: true,
  depth10: true,
  table10: true,
});
export type LineStone = z.infer<typeof LineStone>;
