import { ean13Modules, EAN13_MODULES } from '@yahont/values/codes/ean13.ts';

/** A bar code as one path: `width` modules wide, one module high, without the quiet zones. */
export type BarDrawing = { width: number; path: string };

/** Draws an EAN-13 number; each run of dark modules is one bar: `M2 0h3v1h-3z`. */
export function drawBars(number: string): BarDrawing {
  const modules = ean13Modules(number);
  const path = modules.flatMap((isDark, x) => {
    if (!isDark || modules[x - 1] === true) return [];
    const end = modules.indexOf(false, x);
    const length = (end === -1 ? modules.length : end) - x;
    return [`M${x} 0h${length}v1h-${length}z`];
  });
  return { width: EAN13_MODULES, path: path.join('') };
}
