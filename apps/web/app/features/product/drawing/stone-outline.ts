import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';

type Box = { x: number; y: number; width: number; length: number };

/** The outline of a cut from above as an SVG path around `x`, `y`. */
export function stoneOutline(cut: Insert['cut'], { x, y, width, length }: Box): string {
  const [a, b] = [width / 2, length / 2];
  switch (cut) {
    case 'princess':
      return rectangle({ x, y, width, length }, 0);
    case 'emerald':
    case 'asscher':
    case 'baguette':
      return rectangle({ x, y, width, length }, Math.min(a, b) * 0.34);
    case 'cushion':
      return `M${x} ${y - b}C${x + a * 0.85} ${y - b} ${x + a} ${y - b * 0.85} ${x + a} ${y}S${x + a * 0.85} ${y + b} ${x} ${y + b}S${x - a} ${y + b * 0.85} ${x - a} ${y}S${x - a * 0.85} ${y - b} ${x} ${y - b}Z`;
    case 'pear':
      return `M${x} ${y - b}C${x + a * 0.5} ${y - b * 0.45} ${x + a} ${y - b * 0.05} ${x + a} ${y + b - a}A${a} ${a} 0 0 1 ${x - a} ${y + b - a}C${x - a} ${y - b * 0.05} ${x - a * 0.5} ${y - b * 0.45} ${x} ${y - b}Z`;
    case 'marquise':
      return `M${x} ${y - b}Q${x + a * 2} ${y} ${x} ${y + b}Q${x - a * 2} ${y} ${x} ${y - b}Z`;
    case 'round':
    case 'oval':
    case 'bead':
    case 'cabochon':
      return `M${x - a} ${y}A${a} ${b} 0 0 1 ${x + a} ${y}A${a} ${b} 0 0 1 ${x - a} ${y}Z`;
  }
}

/** Whether a cut has facets; without them neither table nor keel is drawn. */
export function isFaceted(cut: Insert['cut']): boolean {
  return cut !== 'bead' && cut !== 'cabochon';
}

function rectangle({ x, y, width, length }: Box, corner: number): string {
  const [a, b] = [width / 2, length / 2];
  return `M${x - a + corner} ${y - b}H${x + a - corner}L${x + a} ${y - b + corner}V${y + b - corner}L${x + a - corner} ${y + b}H${x - a + corner}L${x - a} ${y + b - corner}V${y - b + corner}Z`;
}
