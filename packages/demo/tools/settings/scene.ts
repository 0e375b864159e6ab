import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { outlineOf } from './outline.ts';
import type { Vector } from './vectors.ts';

/** What is drawn: the metal of a setting, and the small stones that come with it. */
export type Setting = {
  kind: 'ring' | 'pendant';
  shape: StoneShape;
  /** Across the seat, millimetres. */
  seatMm: number;
  /** Directions of the prongs from the middle of the seat, degrees; none for a rim. */
  prongs: readonly number[];
  bandMm: number;
  /** Stones around the seat, along the band on each side, and beside the seat with their diameter. */
  halo: number;
  pave: number;
  sideMm: number;
  /** A long loop of a pendant. */
  isLoose: boolean;
};

/** Distance to the nearest surface, millimetres, and whether that is a stone. */
export type Scene = { distance: (p: Vector) => number; isStone: (p: Vector) => boolean; top: number };

const INNER = 8.3;
const THICKNESS = 1.7;
const PRONG = 0.36;
const RAIL = 0.34;
const MELEE = 0.62;

type Field = (x: number, y: number, z: number) => number;

/** A ring is upright on the floor, its seat above; a pendant lies on it. The floor is at z = 0. */
export function sceneOf(setting: Setting): Scene {
  const { metal, stones, top } = setting.kind === 'ring' ? ringOf(setting) : pendantOf(setting);
  return {
    distance: ([x, y, z]) => Math.min(metal(x, y, z), stones(x, y, z)),
    isStone: ([x, y, z]) => stones(x, y, z) < metal(x, y, z),
    top,
  };
}

type SceneParts = { metal: Field; stones: Field; top: number };

function ringOf(setting: Setting): SceneParts {
  const middle = INNER + THICKNESS;
  const { seatMm, bandMm, sideMm, pave } = setting;
  const bandTop = middle + INNER + THICKNESS;
  const height = 0.52 * seatMm + 0.7;
  const head = headOf(setting, height);
  const side = sideMm > 0 ? sideHeads(setting) : null;
  const melee = paveOf(setting, middle);
  // Far from the seat and its stones, their details need not be computed.
  const reach = (seatMm / 2) * 2 + sideMm + (pave > 0 ? 7 : 2.4);
  const toHead: Field = (x, y, z) => Math.hypot(x, y, z - bandTop - height / 2) - reach;
  const band: Field = (x, y, z) => {
    const up = z - middle;
    const radius = Math.hypot(x, up);
    // The band narrows towards its seat.
    const narrow = 1 - 0.22 * Math.max(0, up / (radius + 1e-6)) ** 2;
    return roundedBox(radius - INNER - THICKNESS / 2, y, THICKNESS / 2, (bandMm / 2) * narrow, 0.62);
  };
  return {
    top: bandTop + height,
    metal: (x, y, z) => {
      let nearest = band(x, y, z);
      const far = toHead(x, y, z);
      if (far > 0.5) return Math.min(nearest, far);
      nearest = smoothMin(nearest, head.metal(x, y, z - bandTop + 0.25), 0.35);
      return side === null ? nearest : smoothMin(nearest, side.metal(x, y, z - bandTop), 0.25);
    },
    stones: (x, y, z) => {
      const far = toHead(x, y, z);
      if (far > 0.5) return far + 0.1;
      let nearest = head.stones(x, y, z - bandTop + 0.25);
      if (pave > 0) nearest = Math.min(nearest, melee(x, y, z));
      return side === null ? nearest : Math.min(nearest, side.stones(x, y, z - bandTop));
    },
  };
}

function pendantOf(setting: Setting): SceneParts {
  const height = 0.5 * setting.seatMm + 0.5;
  const head = headOf(setting, height);
  const reach = outlineOf(setting.shape, setting.seatMm).length / 2;
  const gap = setting.isLoose ? 1.7 : 0.9;
  const loop = reach + gap;
  const bail = loop + (setting.isLoose ? 3.3 : 2.6);
  const z0 = height * 0.55;
  return {
    top: height,
    metal: (x, y, z) => {
      let nearest = head.metal(x, y, z);
      nearest = Math.min(nearest, torus(x, y - loop + 0.2, z - z0, gap - 0.1, 0.3));
      // The bail: a flat loop across, wide in the middle.
      const across = 1.15 * (1 - 0.08 * (y - bail) ** 2);
      const ring = Math.hypot(y - bail, (z - z0) * 1.15) - (setting.isLoose ? 2.2 : 1.7);
      return Math.min(nearest, roundedBox(ring, x, 0.3, Math.max(0.4, across), 0.26) * 0.85);
    },
    stones: head.stones,
  };
}

/** The seat from its foot at z = 0 to the girdle at `height`. */
function headOf(
  { shape, seatMm, prongs, halo }: Setting,
  height: number,
): Pick<SceneParts, 'metal' | 'stones'> {
  const { radiusAt } = outlineOf(shape, seatMm);
  const low = 0.42;
  const legs = prongs.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const radius = radiusAt(angle) + 0.1;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return {
      foot: [x * radius * low, y * radius * low, 0] as Vector,
      knee: [x * radius, y * radius, height] as Vector,
      tip: [x * radius * 0.97, y * radius * 0.97, height + 0.6] as Vector,
    };
  });
  const stones = haloPlaces(halo, radiusAt, height - 0.1);
  /** A wire along the outline, shrunk by `share`, at the height `at`. */
  const rail = (x: number, y: number, z: number, share: number, at: number, thick: number): number => {
    const edge = radiusAt(Math.atan2(y, x)) * share;
    return Math.hypot((Math.hypot(x, y) - edge) * 0.82, z - at) - thick;
  };
  return {
    metal: (x, y, z) => {
      let nearest = Math.min(
        rail(x, y, z, low + 0.08, 0.35, RAIL),
        rail(x, y, z, low + (1 - low) * 0.55, height * 0.55, RAIL * 0.86),
      );
      if (legs.length === 0) {
        // A rim: a cup that widens to the girdle, open above and below.
        const share = 0.62 + 0.38 * Math.min(1, Math.max(0, z / height));
        const edge = radiusAt(Math.atan2(y, x)) * share + 0.28;
        const wall = (Math.abs(Math.hypot(x, y) - edge) - 0.36) * 0.8;
        nearest = Math.min(nearest, Math.max(wall, Math.abs(z - height * 0.62) - height * 0.46) - 0.12);
      }
      for (const { foot, knee, tip } of legs) {
        const leg = capsule(x, y, z, foot, knee, PRONG * 0.94);
        nearest = smoothMin(nearest, Math.min(leg, capsule(x, y, z, knee, tip, PRONG)), 0.16);
      }
      if (stones.length > 0) {
        const edge = radiusAt(Math.atan2(y, x)) + 0.62;
        const plate = roundedBox((Math.hypot(x, y) - edge) * 0.85, z - height + 0.38, 0.62, 0.3, 0.22);
        nearest = Math.min(nearest, plate);
      }
      return nearest;
    },
    stones: (x, y, z) => nearestStone(stones, x, y, z, MELEE),
  };
}

function haloPlaces(count: number, radiusAt: (angle: number) => number, z: number): Vector[] {
  return Array.from({ length: count }, (_, index): Vector => {
    const angle = (index / count) * 2 * Math.PI;
    const radius = radiusAt(angle) + 0.62;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius, z];
  });
}

function paveOf({ pave, seatMm }: Setting, middle: number): Field {
  const first = Math.asin((seatMm * 0.3 + 1.2) / (INNER + THICKNESS));
  const places = Array.from({ length: pave }, (_, index): Vector => {
    const angle = first + index * 0.125;
    const radius = INNER + THICKNESS - 0.08;
    return [Math.sin(angle) * radius, 0, middle + Math.cos(angle) * radius];
  });
  return (x, y, z) => nearestStone(places, Math.abs(x), y, z, MELEE);
}

/** Two lower seats with their stones. */
function sideHeads(setting: Setting): Pick<SceneParts, 'metal' | 'stones'> {
  const { seatMm, sideMm } = setting;
  const apart = seatMm / 2 + sideMm / 2 + 0.3;
  const height = 0.5 * sideMm + 0.2;
  const drop = 1 + apart * 0.12;
  const own = { ...setting, shape: 'round', seatMm: sideMm, prongs: [45, 135, 225, 315], halo: 0 } as const;
  const head = headOf(own, height);
  return {
    metal: (x, y, z) => head.metal(Math.abs(x) - apart, y, z + drop),
    stones: (x, y, z) => brilliant(Math.abs(x) - apart, y, z + drop - height, sideMm / 2),
  };
}

function nearestStone(places: readonly Vector[], x: number, y: number, z: number, radius: number): number {
  let nearest = 1e3;
  for (const [px, py, pz] of places) {
    const far = Math.hypot(x - px, y - py, z - pz) - radius;
    if (far < nearest) nearest = far;
  }
  return nearest;
}

/** A round brilliant with its girdle at z = 0. */
function brilliant(x: number, y: number, z: number, radius: number): number {
  let far = Math.max(z - radius * 0.32, -z - radius * 0.86);
  for (let facet = 0; facet < 8; facet += 1) {
    const angle = (facet * Math.PI) / 4;
    const out = x * Math.cos(angle) + y * Math.sin(angle);
    far = Math.max(far, out * 0.57 + z * 0.82 - radius * 0.57, out * 0.75 - z * 0.66 - radius * 0.75);
  }
  return far;
}

function roundedBox(x: number, y: number, halfX: number, halfY: number, radius: number): number {
  const [a, b] = [Math.abs(x) - halfX + radius, Math.abs(y) - halfY + radius];
  return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - radius;
}

function torus(x: number, y: number, z: number, large: number, small: number): number {
  return Math.hypot(Math.hypot(y, z) - large, x) - small;
}

function capsule(x: number, y: number, z: number, a: Vector, b: Vector, radius: number): number {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const share = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  return Math.hypot(px - dx * share, py - dy * share, pz - dz * share) - radius;
}

function smoothMin(a: number, b: number, reach: number): number {
  const share = Math.max(reach - Math.abs(a - b), 0) / reach;
  return Math.min(a, b) - (share * share * reach) / 4;
}
