import type { Facade } from '@yahont/contracts/stores/store-parts.ts';

export const WIDTH = 480;
export const HEIGHT = 320;
/** The pavement. */
export const GROUND = 292;
/** Top edge of the shop windows. */
export const SHOP_TOP = 172;
const SIDE = 24;

/** Left edges of the shop windows and the door. */
export function bayXs(bays: number): number[] {
  const width = (WIDTH - 2 * SIDE) / bays;
  return Array.from({ length: bays }, (_, index) => SIDE + width * index);
}

/** Whether this bay is the door. */
export function isDoor({ bays, door }: Pick<Facade, 'bays' | 'door'>, index: number): boolean {
  const at = { left: 0, centre: Math.floor(bays / 2), right: bays - 1 };
  return index === at[door];
}

/** An opening with this head, starting at its foot: flat, round or slightly arched. */
export function openingPath(
  head: Facade['head'],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const foot = y + height;
  if (head === 'flat') return `M${x} ${foot}V${y}h${width}V${foot}Z`;
  const rise = head === 'round' ? width / 2 : width / 6;
  const radius = head === 'round' ? width / 2 : (width * width) / (8 * rise) + rise / 2;
  const r = radius.toFixed(1);
  return `M${x} ${foot}V${(y + rise).toFixed(1)}a${r} ${r} 0 0 1 ${width} 0V${foot}Z`;
}
