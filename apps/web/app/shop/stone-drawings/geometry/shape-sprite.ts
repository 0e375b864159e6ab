import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { DRAWN } from './path.ts';
import { measuresOf, usualStone } from './proportions.ts';
import { topView } from './views.ts';

/** How much of its square an icon fills: shapes with corners look larger. */
const FILL: Readonly<Record<StoneShape, number>> = {
  round: 0.95,
  princess: 0.84,
  oval: 0.97,
  cushion: 0.9,
  emerald: 0.95,
  pear: 0.98,
  marquise: 0.99,
  asscher: 0.86,
  heart: 0.92,
};

/** The file `shape-icons.svg`: a symbol for each shape, drawn with the same geometry as all stones. */
export function shapeSprite(shapes: readonly StoneShape[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${shapes.map(symbol).join('')}</svg>\n`;
}

function symbol(shape: StoneShape): string {
  const stone = usualStone(shape);
  const { outline, facets } = topView(stone, 'few');
  const side = Math.round((Math.max(1, measuresOf(stone).length) * DRAWN) / FILL[shape] / 2) * 2;
  const line = (d: string, look: string) => `<path vector-effect="non-scaling-stroke" ${look} d="${d}"/>`;
  return `  <symbol id="${shape}" viewBox="${-side / 2} ${-side / 2} ${side} ${side}">${line(outline, 'stroke-width="1"')}${line(facets, 'stroke-width=".8" opacity=".8"')}</symbol>\n`;
}
