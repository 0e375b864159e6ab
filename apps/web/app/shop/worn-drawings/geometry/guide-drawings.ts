import { chainDropMm, MIDDLE_NECK_CM, millimetresOf, ROUBLE_MM } from '@yahont/values/worn/on-body.ts';
import { finger, palm, ringSeat, type Strokes } from './hand.ts';
import { chin, neck, NECK_OUTLINE_MM } from './neck.ts';
import { FINE_MM, OUTLINE_MM, UNITS } from './strokes.ts';

/** Drawings of the guide have this width, and figures of this height. */
const WIDTH = 440;
const FIGURE = 15;

const INK = 'var(--color-ink)';
/** Skin is as the figure around it. */
const SKIN = 'var(--color-surface)';
const GOLD = 'var(--color-gold)';

/** Files of `apps/web/app/features/articles/drawings` that show a piece on a body, by their names. */
export function guideDrawings(): ReadonlyMap<string, string> {
  return new Map([
    ['neck-lengths.svg', neckLengths()],
    ['ring-on-hand.svg', ringOnHand()],
  ]);
}

const LENGTHS = [40_000, 45_000, 50_000, 55_000, 60_000, 70_000];

/** Chains from 40 to 70 cm on a neck of 34 cm. */
function neckLengths(): string {
  const [left, top, scale] = [-137.5, -56, 1.6];
  const place = (x: number, y: number) => [round((x - left) * scale), round((y - top) * scale)] as const;
  const chains = LENGTHS.map((length) => {
    const drop = chainDropMm(length, MIDDLE_NECK_CM);
    const [fromX, fromY] = place(-50, -44);
    const [toX] = place(50, -44);
    const [middleX, controlY] = place(0, 2 * drop + 44);
    const [figureX, figureY] = place(74, drop);
    return `<path d="M${fromX} ${fromY}Q${middleX} ${controlY} ${toX} ${fromY}M${middleX + 6} ${figureY}H${figureX - 6}" fill="none" stroke="${GOLD}" stroke-width="1.2"/>${text(figureX, figureY + 5, `${length / 1000} см`)}`;
  });
  return file(
    364,
    `<g transform="translate(${-left * scale} ${-top * scale}) scale(${scale / UNITS})">${[neck(1), chin(1)].map((each) => paths(each, NECK_OUTLINE_MM)).join('')}</g>${chains.join('')}`,
  );
}

/** A ring of size 17 on a hand, with a rouble. */
function ringOnHand(): string {
  const [left, top, scale] = [-62, -176, 3.4];
  const seat = ringSeat(1);
  const radius = millimetresOf(1700) / 2;
  const outer = radius + 0.9;
  const [coinX, coinY] = [56, -112];
  const parts = [
    palm(1),
    finger('thumb', 1),
    finger('little', 1),
    finger('ring', 1),
    finger('middle', 1),
    finger('index', 1),
  ];
  const figure = round(FIGURE / scale);
  return file(
    320,
    `<g transform="translate(${-left * scale} ${-top * scale}) scale(${scale})"><g transform="scale(${1 / UNITS})">${parts.map((each) => paths(each, OUTLINE_MM)).join('')}</g><g transform="translate(${round(seat.x)} ${round(seat.y)}) rotate(${round(seat.degrees)})"><path d="M-${outer} 1.6A${outer} 2.8 0 0 1 ${outer} 1.6v2.4A${outer} 2.8 0 0 0 -${outer} 4Z" fill="var(--color-surface)" stroke="${INK}" stroke-width=".3"/></g><path d="M${round(seat.x - radius)} -96V-90M${round(seat.x + radius)} -96V-90M${round(seat.x - radius)} -93H${round(seat.x + radius)}" fill="none" stroke="${GOLD}" stroke-width=".35"/><circle cx="${coinX}" cy="${coinY}" r="${ROUBLE_MM / 2}" fill="var(--color-surface)" stroke="${INK}" stroke-width=".4"/><circle cx="${coinX}" cy="${coinY}" r="${ROUBLE_MM / 2 - 1.1}" fill="none" stroke="var(--color-ink-muted)" stroke-width=".2"/></g>${[
      [seat.x, -87, '17 мм'],
      [coinX, coinY + figure * 0.3, '1 ₽'],
      [coinX, coinY + 16, '20,5 мм'],
    ]
      .map(([x, y, words]) =>
        text(round((Number(x) - left) * scale), round((Number(y) - top) * scale), String(words), 'middle'),
      )
      .join('')}`,
  );
}

function file(height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}">\n<symbol id="drawing" viewBox="0 0 ${WIDTH} ${height}">\n${content}\n</symbol>\n</svg>\n`;
}

function paths({ skin, burin, outline, nails }: Strokes, outlineMm: number): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return [
    [skin, `fill="${SKIN}"`],
    [burin, `fill="${INK}"`],
    [outline, `fill="none" stroke="${INK}" ${ends} stroke-width="${outlineMm * UNITS}"`],
    [nails, `fill="${SKIN}" stroke="${INK}" stroke-width="${FINE_MM * UNITS}"`],
  ]
    .filter(([d]) => d !== '')
    .map(([d = '', look = '']) => `<path ${look} d="${d}"/>`)
    .join('\n');
}

function text(x: number, y: number, words: string, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${FIGURE}" font-weight="500" text-anchor="${anchor}" fill="${INK}" stroke="${SKIN}" stroke-width="3" paint-order="stroke">${words}</text>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
