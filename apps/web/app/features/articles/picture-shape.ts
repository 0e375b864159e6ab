import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';

/**
 * Wider pictures are banners, whose left side is empty for text. Other pictures have their subject in the
 * middle.
 */
const WIDE_FROM = 1.5;

export function pictureShape({ width, height }: Pick<Picture, 'width' | 'height'>): 'wide' | 'square' {
  return width / height >= WIDE_FROM ? 'wide' : 'square';
}
