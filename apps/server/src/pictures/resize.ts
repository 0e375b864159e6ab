import type { PictureFormat } from './picture-address.ts';

/** Loaded with the first picture: a library of many megabytes, of which a start needs nothing. */
let loading: Promise<(typeof import('sharp'))['default']> | null = null;

async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Two pictures are made at a time, each on one thread: pages must go on being rendered beside them.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** A picture in one width and format; a narrower original keeps its own width. */
export async function resize(
  original: Buffer,
  { width, format }: { width: number; format: PictureFormat },
): Promise<Buffer> {
  loading ??= loadSharp();
  const sharp = await loading;
  const resized = sharp(original).rotate().resize({ width, withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 58, effort: 2 }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 80, effort: 4 }).toBuffer();
    case 'jpeg':
      return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
