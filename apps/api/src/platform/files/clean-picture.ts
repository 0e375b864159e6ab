import sharp from 'sharp';

/** Larger pictures are refused before they are decoded: 60 megapixels are more than a phone produces. */
const PIXELS_MAX = 60_000_000;
/** Longest side of a kept photograph, pixels. */
const SIDE = 2400;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * Decodes a photograph and encodes it again as JPEG, so that neither metadata (place and time of the
 * shot) nor data appended to the picture is kept.
 * @returns null when the bytes are no JPEG, PNG or WebP, are broken or too large
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) return null;
    return await picture
      .rotate()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer();
  } catch {
    // Every failure of the decoder counts as a fault of the file.
    return null;
  }
}
