import type { ImportPicture } from '@yahont/contracts/catalogue/catalogue-import.ts';
import rows from '../data/pictures.json' with { type: 'json' };

/** A stored picture, the path of its file from the root of this package, and the square that is cut from it. */
export type DemoPicture = ImportPicture & {
  file: string;
  crop: { left: number; top: number; size: number } | null;
};

const byName = new Map(rows.map((row) => [row.name, row]));

/** All pictures by name; the squares cut from a file follow it. */
export function demoPictures(): DemoPicture[] {
  return rows.map((row) => ({
    hash: row.hash,
    width: row.width,
    height: row.height,
    background: row.background === 'dark' ? 'dark' : 'light',
    placeholder: row.placeholder,
    file: `pictures/${row.file}.webp`,
    crop: row.crop,
  }));
}

/** Hash of a picture by its base name: `tile-rings`. Throws when the file does not exist. */
export function pictureHash(name: string): string {
  const row = byName.get(name);
  if (row === undefined) throw new RangeError(`no picture ${name}`);
  return row.hash;
}

/** A view of a product: the name of its picture and what it shows. */
export type View = { name: string; shows: 'whole' | 'angle' | 'close' | 'detail' | 'edge' };

/**
 * The views of a product that have pictures: the whole, the second angle, the stone close up and other details.
 * `colour` selects a recoloured version: `x--rose`, `x-2--rose`, `x--rose~close`.
 */
export function viewsOf(base: string, colour: string | null): View[] {
  const ending = colour === null ? '' : `--${colour}`;
  const views: View[] = [
    { name: `${base}${ending}`, shows: 'whole' },
    { name: `${base}-2${ending}`, shows: 'angle' },
    { name: `${base}${ending}~close`, shows: 'close' },
    { name: `${base}${ending}~detail`, shows: 'detail' },
    { name: `${base}${ending}~edge`, shows: 'edge' },
  ];
  return views.filter(({ name }) => byName.has(name));
}
