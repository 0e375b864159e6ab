/** Widths in which pictures are served, pixels: the storefront's `srcset` names these. */
export const PICTURE_WIDTHS: ReadonlySet<number> = new Set([160, 240, 320, 480, 640, 800, 1000, 1600]);

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export type PictureAddress = { hash: string; width: number; format: PictureFormat };

const ADDRESS = /^\/pictures\/([0-9a-f]{8,64})\/(\d{3,4})\.(avif|webp|jpeg)$/;

/** Reads `/pictures/{hash}/{width}.{format}`; null for any other address or width. */
export function parsePictureAddress(path: string): PictureAddress | null {
  const [, hash, width, format] = ADDRESS.exec(path) ?? [];
  if (hash === undefined || !PICTURE_WIDTHS.has(Number(width))) return null;
  if (format !== 'avif' && format !== 'webp' && format !== 'jpeg') return null;
  return { hash, width: Number(width), format };
}
