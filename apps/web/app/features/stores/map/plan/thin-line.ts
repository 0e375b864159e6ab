import type { Spot } from './mercator.ts';

/** A line without points that are closer than `apart` to the last kept point; keeps both ends. */
export function thinLine(line: readonly Spot[], apart: number): Spot[] {
  const last = line.length - 1;
  const kept: Spot[] = [];
  line.forEach((spot, index) => {
    const before = kept.at(-1);
    const isFar = before === undefined || Math.hypot(spot.x - before.x, spot.y - before.y) >= apart;
    if (isFar || index === last) kept.push(spot);
  });
  return kept;
}

/** An SVG path of a line, in hundredths of the unit; relative steps are shorter than absolute coordinates. */
export function pathOf(line: readonly Spot[]): string {
  let path = '';
  let [lastX, lastY] = [0, 0];
  line.forEach((spot, index) => {
    const [x, y] = [Math.round(spot.x * 100), Math.round(spot.y * 100)];
    if (index === 0) path += `M${x} ${y}`;
    else if (x !== lastX || y !== lastY) path += `${index === 1 ? 'l' : ' '}${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
  });
  return path;
}
