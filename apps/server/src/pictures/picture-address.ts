import { PICTURE_WIDTHS, type PictureWidth } from '@yahont/values/picture-widths.ts';

export type PictureFormat = 'avif' | 'webp' | 'jpeg';

export type PictureAddress = { hash: string; width: PictureWidth; format: PictureFormat };

const ADDRESS = /^\/pictures\/([0-9a-f]{8,64})\/(\d{3,4})\.(avif|webp|jpeg)$/;

/** Reads `/pictures/{hash}/{width}.{format}`; null for any other address or width. */
export function parsePictureAddress(path: string): PictureAddress | null {
  const [, hash, digits, format] = ADDRESS.exec(path) ?? [];
  const width = PICTURE_WIDTHS.find((one) => String(one) === digits);
  if (hash === undefined || width === undefined) return null;
  if (format !== 'avif' && format !== 'webp' && format !== 'jpeg') return null;
  return { hash, width, format };
}
