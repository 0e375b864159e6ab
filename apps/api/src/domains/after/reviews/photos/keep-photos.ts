import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { REVIEW_PHOTOS, reviewPhotosFault } from '@yahont/values/reviews.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import { lookInto } from '#src/platform/files/look-into.ts';
import { refuseContent, refuseFault } from '#src/platform/files/refuse-files.ts';

/** Side of the small square, pixels: 160 on the page at a density of three. */
const THUMB_SIDE = 480;

/** A stored photograph whose row is still to be written. */
export type KeptPhoto = { key: string; thumbKey: string; width: number; height: number };
type CleanPhoto = { bytes: Uint8Array; thumb: Uint8Array; width: number; height: number };

/**
 * Checks photographs by their content and encodes them again, so that place, time and phone model are gone.
 * @throws a refusal of `FILE_REFUSALS`, which names the first bad file and the reason
 */
export async function cleanPhotos(files: readonly File[], kept: number): Promise<CleanPhoto[]> {
  refuseFault(reviewPhotosFault(files));
  if (files.length + kept > REVIEW_PHOTOS.most)
    refuseFault({ kind: 'too-many-files', most: REVIEW_PHOTOS.most });
  const cleaned: CleanPhoto[] = [];
  for (const file of files) {
    const found = await lookInto(new Uint8Array(await file.arrayBuffer()), 'picture');
    if ('why' in found) throw refuseContent(file.name, found.why);
    const { width, height } = await sharp(found.bytes).metadata();
    const thumb = await sharp(found.bytes)
      .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'cover' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    cleaned.push({ bytes: found.bytes, thumb, width, height });
  }
  return cleaned;
}

/** Stores photographs before the transaction that names them; `purgePhotos` removes unnamed ones. */
export async function putPhotos(store: FileStore, photos: readonly CleanPhoto[]): Promise<KeptPhoto[]> {
  const kept: KeptPhoto[] = [];
  for (const { bytes, thumb, width, height } of photos) {
    const [key, thumbKey] = [randomUUID(), randomUUID()];
    await Promise.all([store.put(key, bytes, 'image/jpeg'), store.put(thumbKey, thumb, 'image/jpeg')]);
    kept.push({ key, thumbKey, width, height });
  }
  return kept;
}
