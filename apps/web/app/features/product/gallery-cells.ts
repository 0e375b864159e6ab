import type { Picture } from '@yahont/contracts/pictures.ts';
import type { z } from 'zod';

type Image = z.infer<typeof Picture>;

/** What stands in the gallery, one after another. `detail` is the main picture from close by. */
export type GalleryCell =
  | { kind: 'picture'; image: Image; index: number }
  | { kind: 'detail'; image: Image; index: number }
  | { kind: 'film'; source: string; poster: Image }
  | { kind: 'drawing' };

type Input = { images: readonly Image[]; video: string | null; hasDrawing: boolean };

/**
 * The main picture takes a row, the others stand in pairs. Where one would be left alone, a detail of the
 * main picture joins it.
 */
export function galleryCells({ images, video, hasDrawing }: Input): GalleryCell[] {
  const [main] = images;
  if (main === undefined) return hasDrawing ? [{ kind: 'drawing' }] : [];
  const rest: GalleryCell[] = images
    .slice(1)
    .map((image, index) => ({ kind: 'picture', image, index: index + 1 }));
  if (video !== null) rest.splice(1, 0, { kind: 'film', source: video, poster: main });
  if (hasDrawing) rest.splice(1, 0, { kind: 'drawing' });
  if (rest.length % 2 === 1) rest.unshift({ kind: 'detail', image: main, index: 0 });
  return [{ kind: 'picture', image: main, index: 0 }, ...rest];
}
