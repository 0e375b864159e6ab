/** A shop on the globe, degrees. */
export type Point = { id: number; lat: number; lon: number };
/** Its pin on the drawing; the tip stands at `x`, `y`. */
export type Pin = { id: number; x: number; y: number };
/** Margins keep the pins in view when the drawing is cut to another shape. */
type Frame = { width: number; height: number; marginX: number; marginY: number };

/** Below 1 what is far from the middle is drawn nearer, so that the middle of a city is not a heap. */
const NEARING = 0.62;
/** Least distance between two pins, in units of the drawing. */
const APART = 34;
const ROUNDS = 60;

/**
 * Places shops by their bearings from the middle of the city; distances keep their order, pins keep apart.
 * A single shop stands in the middle.
 */
export function placePins(points: readonly Point[], { width, height, marginX, marginY }: Frame): Pin[] {
  const middle = { lat: median(points.map(({ lat }) => lat)), lon: median(points.map(({ lon }) => lon)) };
  const narrowing = Math.cos((middle.lat * Math.PI) / 180);
  const near = points.map(({ id, lat, lon }) => {
    const x = (lon - middle.lon) * narrowing;
    const y = middle.lat - lat;
    const distance = Math.hypot(x, y);
    const share = distance === 0 ? 0 : distance ** NEARING / distance;
    return { id, x: x * share, y: y * share };
  });
  const halfWidth = width / 2 - marginX;
  const halfHeight = height / 2 - marginY;
  const reach = Math.max(
    ...near.map(({ x, y }) => Math.max(Math.abs(x) / halfWidth, Math.abs(y) / halfHeight)),
    Number.EPSILON,
  );
  const pins = near.map(({ id, x, y }) => ({ id, x: width / 2 + x / reach, y: height / 2 + y / reach }));
  spread(pins);
  return pins.map(({ id, x, y }) => ({
    id,
    x: Math.round(clamp(x, marginX / 2, width - marginX / 2)),
    y: Math.round(clamp(y, marginY / 2, height - marginY / 2)),
  }));
}

/** Pushes pins that stand too near away from each other, both by the same way. */
function spread(pins: Pin[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let isCalm = true;
    for (const [index, one] of pins.entries()) {
      for (const other of pins.slice(index + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const distance = Math.hypot(dx, dy);
        if (distance >= APART) continue;
        isCalm = false;
        // Two shops at one address part sideways.
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        const push = (APART - distance) / 2 + 0.5;
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
    }
    if (isCalm) return;
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
