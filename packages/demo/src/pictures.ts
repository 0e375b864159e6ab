import type { ImportPicture } from '@yahont/contracts/catalogue-import.ts';
import rows from '../data/pictures.json' with { type: 'json' };

/** A stored picture and where its original lies, from the root of this package. */
export type DemoPicture = ImportPicture & { file: string };

const byName = new Map(rows.map((row) => [row.file, row]));

/** All originals, in the order of their names. */
export function demoPictures(): DemoPicture[] {
  return rows.map((row) => ({
    hash: row.hash,
    width: row.width,
    height: row.height,
    background: row.background === 'dark' ? 'dark' : 'light',
    placeholder: row.placeholder,
    file: `pictures/${row.file}.webp`,
  }));
}

/** Hash of a picture by its base name: `tile-rings`. Throws when there is no such file. */
export function pictureHash(name: string): string {
  const row = byName.get(name);
  if (row === undefined) throw new RangeError(`no picture ${name}`);
  return row.hash;
}

/** Names of one view and its macro, as far as they exist: `x`, `x-2`; recoloured: `x--rose`, `x-2--rose`. */
export function angleNames(base: string, colour: string | null): string[] {
  const ending = colour === null ? '' : `--${colour}`;
  return [`${base}${ending}`, `${base}-2${ending}`].filter((name) => byName.has(name));
}
