import encodeQR from 'qr';

/** A QR code as one path: `size` modules on each side, without the quiet zone. */
export type QrDrawing = { size: number; path: string };

/** Draws a text as a QR code. Each run of dark modules is a bar one module high: `M2 0h3v1h-3z`. */
export function drawQr(text: string): QrDrawing {
  // The library draws a border of at least one module.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = modules.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: modules.length, path: path.join('') };
}

/** Where each run of dark modules begins, and how long it is. */
function runsOf(row: readonly boolean[]): [number, number][] {
  return row.flatMap((isDark, x): [number, number][] => {
    if (!isDark || row[x - 1] === true) return [];
    const end = row.indexOf(false, x);
    return [[x, (end === -1 ? row.length : end) - x]];
  });
}
