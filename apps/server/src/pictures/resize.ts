import type { PictureFormat } from './picture-address.ts';
import type { Original } from './picture-store.ts';

/** Loaded with the first picture: the library has many megabytes, and the start does not need it. */
let loading: Promise<(typeof import('sharp'))['default']> | null = null;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Two pictures are made at a time, each on one thread, so that pages are still rendered.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/**
 * A picture in one width and format; a narrower original keeps its own width.
 * @param avifEffort from 0, the fastest and largest, to 9
 */
export async function resize(
  original: Original,
  { width, format }: { width: number; format: PictureFormat },
  avifEffort = AVIF_EFFORT,
): Promise<Buffer> {
  loading ??= loadSharp();
  const sharp = await loading;
  const { bytes, crop } = original;
  const whole = sharp(bytes).rotate();
  const cut = crop ? whole.extract({ ...crop, width: crop.size, height: crop.size }) : whole;
  const resized = cut.resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized
        .avif({ quality: avifQuality(width), effort: avifEffort, chromaSubsampling: '4:4:4' })
        .toBuffer();
    case 'webp':
      return resized.webp({ quality: 82, effort: 4, smartSubsample: true }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}

/** Effort 4 takes six times as long and saves 4 % of the bytes: decision 0017. */
const AVIF_EFFORT = 2;
/** Smaller pictures are thumbnails; pictures above `LARGE` are shown at two or more device pixels. */
const SMALL = 320;
const LARGE = 1000;

function avifQuality(width: number): number {
  if (width < SMALL) return 58;
  return width > LARGE ? 70 : 76;
}
