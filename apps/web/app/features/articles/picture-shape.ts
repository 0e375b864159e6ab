import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';

/** Banners, whose left side is empty for text, are wider than this; the subject of other pictures is in the middle. */
const WIDE_FROM = 1.5;

export function pictureShape({ width, height }: Pick<Picture, 'width' | 'height'>): 'wide' | 'square' {
  return width / height >= WIDE_FROM ? 'wide' : 'square';
}
