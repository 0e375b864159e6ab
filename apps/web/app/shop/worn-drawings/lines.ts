import type { Cut } from '@yahont/contracts/catalogue/jewellery.ts';
import type { StoneSize } from '@yahont/contracts/catalogue/stone-size.ts';
import { STONE_SHAPES, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import { DRAWN } from '#app/shop/stone-drawings/geometry/path.ts';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { topView } from '#app/shop/stone-drawings/geometry/views.ts';
import type { DrawnLines } from './worn.ts';

/** Two decimals are enough at any zoom. */
export function mm(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}

export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, a: number, b: number): string {
  const radii = `${mm(a)} ${mm(b)}`;
  return `M${mm(x - a)} ${mm(y)}a${radii} 0 1 0 ${mm(2 * a)} 0a${radii} 0 1 0${mm(-2 * a)} 0z`;
}

/** A stone from above around a point: faceted ones by the rule of all drawings of stones, round ones without facets. */
export function stoneLines(cut: Cut, { width, length }: StoneSize, x = 0, y = 0): DrawnLines {
  const shape = STONE_SHAPES.find((each): each is StoneShape => each === cut);
  if (shape === undefined) {
    const body = ellipse(x, y, width / 2, length / 2);
    // The light on a pearl.
    return {
      body,
      fine: `M${mm(x - width * 0.28)} ${mm(y)}a${mm(width * 0.28)} ${mm(length * 0.28)} 0 0 1 ${mm(width * 0.28)} ${mm(-length * 0.28)}`,
    };
  }
  const { outline, facets } = topView(
    {
      ...proportionsOf({ shape, lengthMm100: null, widthMm100: null, depth10: null, table10: null }),
      widthMm: width,
      lengthMm: length,
    },
    width < FEW_FACETS_MM ? 'few' : 'all',
  );
  return { body: inMillimetres(outline, width, x, y), fine: inMillimetres(facets, width, x, y) };
}

const FEW_FACETS_MM = 4.5;

/** Path data of a view, whose unit is the width of the stone: pairs of absolute numbers only. */
function inMillimetres(path: string, width: number, x: number, y: number): string {
  let isX = false;
  return path.replaceAll(/-?\d+/g, (units) => {
    isX = !isX;
    return mm((Number(units) / DRAWN) * width + (isX ? x : y));
  });
}

export function joined(...lines: readonly (DrawnLines | null)[]): DrawnLines {
  return {
    body: lines.map((each) => each?.body ?? '').join(''),
    fine: lines.map((each) => each?.fine ?? '').join(''),
    ...(lines.some((each) => each?.wire) ? { wire: lines.map((each) => each?.wire ?? '').join('') } : {}),
  };
}
