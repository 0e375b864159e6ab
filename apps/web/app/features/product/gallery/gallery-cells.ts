import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import type { z } from 'zod';

type Image = z.infer<typeof Picture>;

/** A picture of a gallery. */
export type PictureCell = {
  kind: 'picture';
  image: Image;
  /** Position among the pictures. */
  index: number;
  /** Shows the whole piece; a close-up fills the screen. */
  isWhole: boolean;
  /** What the picture shows of the piece, «крупный план»; undefined when its description does not say. */
  shows?: string | undefined;
  /** Shown in full screen instead of the name of the gallery. */
  caption?: string;
};

/** Cells of the gallery in order. */
export type GalleryCell =
  | PictureCell
  | { kind: 'film'; source: string; poster: Image }
  | { kind: 'drawing'; isWide: boolean };

type Input = { images: readonly Image[]; video: string | null; hasDrawing: boolean };

/**
 * The main picture takes a row, the others are in pairs. The drawing is second in its pair, or takes the last row when
 * the number is odd.
 */
export function galleryCells({ images, video, hasDrawing }: Input): GalleryCell[] {
  const [main] = images;
  if (main === undefined) return hasDrawing ? [{ kind: 'drawing', isWide: true }] : [];
  const rest: GalleryCell[] = images.slice(1).map((image, index) => ({
    kind: 'picture',
    image,
    index: index + 1,
    isWhole: false,
    shows: addedWords(main.alt, image.alt),
  }));
  const hasViews = rest.some((cell) => cell.kind === 'picture' && cell.shows !== undefined);
  if (video !== null) rest.push({ kind: 'film', source: video, poster: main });
  if (hasDrawing) {
    const isWide = rest.length % 2 === 0;
    rest.splice(isWide ? rest.length : 1, 0, { kind: 'drawing', isWide });
  }
  const shows = hasViews ? 'вид целиком' : undefined;
  return [{ kind: 'picture', image: main, index: 0, isWhole: true, shows }, ...rest];
}

/**
 * The words that a picture's description adds to that of the main picture: «Кольцо «Аврора», крупный план»
 * beside «Кольцо «Аврора»» gives «крупный план». Undefined when the description is unrelated, as in the
 * gallery of an article.
 */
function addedWords(main: string, other: string): string | undefined {
  let start = 0;
  while (start < main.length && main[start] === other[start]) start += 1;
  const end = main.slice(start);
  if (!other.slice(start).endsWith(end)) return undefined;
  const added = other.slice(start, other.length - end.length).replaceAll(/^[\s,]+|[\s,]+$/g, '');
  return added === '' ? undefined : added;
}

/** «крупный план», «фото 2», «фильм», «рисунок»: the content of a cell, or its number. */
export function cellName(cell: GalleryCell): string {
  switch (cell.kind) {
    case 'picture':
      return cell.shows ?? `фото ${cell.index + 1}`;
    case 'film':
      return 'фильм';
    case 'drawing':
      return 'рисунок';
  }
}
