import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';

/** Banners keep their left side empty for words; everything else has its subject in the middle. */
const WIDE_FROM = 1.5;

export function pictureShape({ width, height }: Pick<Picture, 'width' | 'height'>): 'wide' | 'square' {
  return width / height >= WIDE_FROM ? 'wide' : 'square';
}
