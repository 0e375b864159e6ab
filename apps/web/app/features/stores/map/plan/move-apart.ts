import type { Spot } from './mercator.ts';

const ROUNDS = 80;

/**
 * Moves points apart that are too close to each other, each by half of the missing distance; keeps their
 * order.
 */
export function moveApart(points: readonly Spot[], apart: number): Spot[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isCalm = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const dx = other.x - one.x;
        const dy = other.y - one.y;
        const distance = Math.hypot(dx, dy);
        if (distance >= apart) continue;
        isCalm = false;
        // Two stores at one address move apart horizontally.
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        const push = (apart - distance) / 2 + 0.5;
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
    }
    if (isCalm) break;
  }
  return moved;
}
