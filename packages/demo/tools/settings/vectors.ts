/** A point or a direction; millimetres. */
export type Vector = readonly [number, number, number];

export function plus(a: Vector, b: Vector, times = 1): Vector {
  return [a[0] + b[0] * times, a[1] + b[1] * times, a[2] + b[2] * times];
}

export function unit(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]);
  return [a[0] / length, a[1] / length, a[2] / length];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** The direction that light leaves in after it met a surface. */
export function mirrored(direction: Vector, normal: Vector): Vector {
  const along = direction[0] * normal[0] + direction[1] * normal[1] + direction[2] * normal[2];
  return plus(direction, normal, -2 * along);
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(value: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
