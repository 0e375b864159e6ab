import { shareOf } from '../hash.ts';

const RADIANS = Math.PI / 180;

/** Tenths of a degree and of a percent. */
export type Angles = { crownAngle10: number | null; pavilionAngle10: number | null; girdle10: number | null };

/**
 * Angles of a round stone that fit its depth and table, which are all that the data set has: girdle and pavilion are
 * drawn from what well cut stones have, and the crown takes the rest of the depth.
 *
 *     depth 61.5 %, table 57 %: girdle 3.5, pavilion 40.8° is 43.2 % deep, so the crown is 14.8 % high, 34.5°
 */
export function anglesOf(index: number, { depth10, table10 }: { depth10: number; table10: number }): Angles {
  const girdle = 2.5 + shareOf(`girdle:${index}`) * 2;
  // A deep stone is deeper below the girdle: each percent above 61.5 adds about half a degree.
  const usual = 40.1 + shareOf(`pavilion:${index}`) * 1.3 + (depth10 / 10 - 61.5) * 0.4;
  const pavilionAngle = Math.min(43.5, Math.max(39, usual));
  const pavilionDepth = 50 * Math.tan(pavilionAngle * RADIANS);
  const crownHeight = depth10 / 10 - girdle - pavilionDepth;
  const crownAngle = Math.atan(crownHeight / ((100 - table10 / 10) / 2)) / RADIANS;
  // Such proportions are a typing error rather than a stone.
  if (crownAngle < 22 || crownAngle > 44)
    return { crownAngle10: null, pavilionAngle10: null, girdle10: null };
  return {
    crownAngle10: Math.round(crownAngle * 10),
    pavilionAngle10: Math.round(pavilionAngle * 10),
    girdle10: Math.round(girdle * 10),
  };
}
