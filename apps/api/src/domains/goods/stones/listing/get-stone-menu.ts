import { STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import type { StoneMenu } from '@yahont/contracts/stones/stone-menu.ts';
import type { StoneCatalogue } from '../projection/stone-catalogue.ts';

/** How many stones of each shape are on sale. */
export function getStoneMenu(stones: StoneCatalogue): StoneMenu {
  const counts = stones.scope().counts.get('shape');
  const shapes = STONE_SHAPES.map((value) => ({ value, count: counts?.get(value) ?? 0 }));
  return { total: stones.columns().length, shapes: shapes.filter(({ count }) => count > 0) };
}
