import type { Scene } from './scene.ts';
import { cross, mirrored, plus, ramp, unit, type Vector } from './vectors.ts';

/** Where the picture is taken from: degrees around and above, and how many millimetres it shows across. */
export type Camera = { around: number; above: number; across: number; target: Vector };

/**
 * Light on each pixel: of metal (to be tinted), of stones, and the remaining share of the backdrop's
 * light.
 */
export type Light = { size: number; metal: Float32Array; stone: Float32Array; backdrop: Float32Array };

/** How far a shadow reaches before it is lost, millimetres. */
const SHADOW_REACH = 14;
const FAR = 60;
const STEPS = 110;
const NEAR_ENOUGH = 0.004;
const LIGHT: Vector = unit([-0.45, -0.5, 1]);
const SAMPLES: readonly (readonly [number, number])[] = [
  [0.25, 0.3],
  [0.75, 0.7],
];

/** Follows two rays through every pixel. @param size pixels of the square picture */
export function render(scene: Scene, camera: Camera, size: number): Light {
  const light: Light = {
    size,
    metal: new Float32Array(size * size),
    stone: new Float32Array(size * size),
    backdrop: new Float32Array(size * size),
  };
  const { forward, right, up } = basisOf(camera);
  const start = plus(camera.target, forward, -40);
  const pixel = camera.across / size;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const index = row * size + column;
      let floor: number | null = null;
      for (const [dx, dy] of SAMPLES) {
        const from = plus(
          plus(start, right, (column + dx - size / 2) * pixel),
          up,
          (size / 2 - row - dy) * pixel,
        );
        floor = addSample(light, { index, floor }, scene, from, forward);
      }
    }
  return light;
}

function basisOf({ around, above }: Camera): { forward: Vector; right: Vector; up: Vector } {
  const [a, e] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  const forward: Vector = [-Math.sin(a) * Math.cos(e), Math.cos(a) * Math.cos(e), -Math.sin(e)];
  const right = unit(cross(forward, [0, 0, 1]));
  return { forward, right, up: cross(right, forward) };
}

/** Adds what a ray sees; `floor` is the light on the floor at this pixel, once it is known. Returns it. */
function addSample(
  light: Light,
  { index, floor }: { index: number; floor: number | null },
  scene: Scene,
  from: Vector,
  forward: Vector,
): number | null {
  const share = 1 / SAMPLES.length;
  const toFloor = forward[2] < 0 ? -from[2] / forward[2] : Infinity;
  const hit = march(scene, from, forward, Math.min(FAR + 40, toFloor));
  if (hit === null) {
    const left = floor ?? (Number.isFinite(toFloor) ? floorLight(scene, plus(from, forward, toFloor)) : 1);
    light.backdrop[index] = (light.backdrop[index] ?? 0) + left * share;
    return left;
  }
  const normal = normalAt(scene, hit);
  const shade = occlusion(scene, hit, normal);
  if (scene.isStone(hit)) {
    light.stone[index] = (light.stone[index] ?? 0) + sparkle(hit, forward, normal) * share;
    return floor;
  }
  const out = mirrored(forward, normal);
  const again = march(scene, plus(hit, normal, 0.03), out, 14);
  // Metal that reflects metal is darker because of the loss at each reflection.
  const seen = again === null ? studio(out) : studio(mirrored(out, normalAt(scene, again))) * 0.72;
  light.metal[index] = (light.metal[index] ?? 0) + seen * (0.35 + 0.65 * shade) * share;
  return floor;
}

function march(scene: Scene, from: Vector, direction: Vector, most: number): Vector | null {
  let way = 0;
  for (let step = 0; step < STEPS && way < most; step += 1) {
    const at = plus(from, direction, way);
    const far = scene.distance(at);
    if (far < NEAR_ENOUGH) return at;
    way += far * 0.82;
  }
  return null;
}

function normalAt({ distance }: Scene, [x, y, z]: Vector): Vector {
  const e = 0.006;
  return unit([
    distance([x + e, y, z]) - distance([x - e, y, z]),
    distance([x, y + e, z]) - distance([x, y - e, z]),
    distance([x, y, z + e]) - distance([x, y, z - e]),
  ]);
}

/** How much of the surroundings a place sees, 0 to 1. */
function occlusion({ distance }: Scene, at: Vector, normal: Vector): number {
  let hidden = 0;
  for (const way of [0.15, 0.4, 0.9]) hidden += Math.max(0, way - distance(plus(at, normal, way))) / way;
  return 1 - Math.min(1, hidden / 3);
}

/** The studio around the piece: a bright floor, a dark horizon, a wide lamp above and strips at the sides. */
function studio([x, y, z]: Vector): number {
  if (z < 0) return 0.5 + 0.42 * ramp(-z, 0, 0.55);
  const around = Math.atan2(y, x);
  const strip = Math.max(stripAt(around, -2.3, 0.34), stripAt(around, -0.5, 0.26), stripAt(around, 1.7, 0.3));
  const wall = 0.26 + 0.3 * ramp(z, 0.05, 0.6);
  const lamp = 1.25 * ramp(z, 0.62, 0.86);
  return wall + lamp + 1.1 * strip * ramp(z, 0.02, 0.2) * (1 - ramp(z, 0.6, 0.8));
}

function stripAt(around: number, middle: number, half: number): number {
  const off = Math.abs(Math.atan2(Math.sin(around - middle), Math.cos(around - middle)));
  return 1 - ramp(off, half * 0.5, half);
}

/** A stone: each direction and place is a facet with its own brightness. */
function sparkle(at: Vector, forward: Vector, normal: Vector): number {
  const out = mirrored(forward, normal);
  const [x, y, z] = out.map((value, axis) => Math.round(value * 3.2 + (at[axis] ?? 0) * 1.7));
  const noise = Math.abs(Math.sin((x ?? 0) * 12.9 + (y ?? 0) * 78.2 + (z ?? 0) * 37.7) * 43_758.5) % 1;
  return 0.42 + 0.62 * noise * noise + 0.25 * ramp(normal[2], 0.5, 1);
}

/** Light that reaches the floor, 1 far from the piece. */
function floorLight({ distance }: Scene, at: Vector): number {
  const near = Math.max(0, distance([at[0], at[1], 0.05]));
  const contact = 1 - 0.34 * Math.exp(-near * 1.3) - 0.08 * Math.exp(-near * 0.35);
  if (near > 16) return 1;
  let open = 1;
  for (let way = 0.5; way < SHADOW_REACH;) {
    const far = distance(plus([at[0], at[1], 0.02], LIGHT, way));
    const softened = (1.3 * Math.max(0, far)) / way + (way / SHADOW_REACH) ** 2;
    open = Math.min(open, softened);
    way += Math.max(0.45, far * 0.9);
  }
  return contact * (0.92 + 0.08 * ramp(open, 0, 1));
}
