import type { PriceHistory } from '@yahont/contracts/catalogue/price-history.ts';

export const WIDTH = 380;
export const HEIGHT = 96;
/** Room above and below, so that lines and the dot are whole. */
const EDGE = 10;

type Drawn = {
  /** Steps: a price holds until the next one. */
  path: string;
  /** The price of today. */
  end: { x: number; y: number };
  /** Null when no sum is typed, or it is outside the drawing. */
  targetY: number | null;
};

/** Prices as steps over time; the lowest of them and the wanted sum are at the bottom. */
export function drawPrices(
  { since, points, price }: Pick<PriceHistory, 'since' | 'points' | 'price'>,
  { target, now }: { target: number | null; now: Date },
): Drawn {
  const start = Date.parse(since);
  const span = Math.max(1, now.getTime() - start);
  const all = [...points.map((point) => point.price), price];
  const most = Math.max(...all);
  const floor = Math.min(...all);
  const lowest =
    target !== null && target < floor ? Math.max(target, floor - (most - floor || most / 10) * 2) : floor;
  const range = Math.max(1, most - lowest);
  const right = WIDTH - EDGE;
  const x = (time: number) => round(Math.min(1, Math.max(0, (time - start) / span)) * right);
  const y = (sum: number) => round(EDGE + ((most - sum) / range) * (HEIGHT - 2 * EDGE));
  const first = points[0];
  const steps = points.slice(1).map((point) => `H${x(Date.parse(point.since))}V${y(point.price)}`);
  const end = { x: right, y: y(price) };
  return {
    path: `M0 ${y(first?.price ?? price)}${steps.join('')}H${right}`,
    end,
    targetY: target === null || target < lowest || target > most ? null : y(target),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
