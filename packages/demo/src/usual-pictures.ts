import type { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { PictureWidth } from '@yahont/values/picture-widths.ts';
import { demoHome } from './content/home.ts';
import { demoPictures, pictureHash } from './pictures.ts';
import { allModels } from './products/all-models.ts';
import { makeProducts } from './products/make-products.ts';
import { demoSections } from './sections/all-sections.ts';

export type UsualPicture = { hash: string; width: PictureWidth };

/** A card of a listing or a strip: on a desktop at one device pixel, on a phone at two. */
const CARD: PictureWidth = 480;
/**
 * The whole product: the product page on a phone and a desktop, a phone at three device pixels, cart lines, thumbnails.
 */
const WHOLE: readonly PictureWidth[] = [800, 160, 320, 640, 240];
/** Other views: the gallery on a phone, on hover and on a desktop, the thumbnails of the full screen. */
const VIEW: readonly PictureWidth[] = [800, 480, 160];
const HERO: readonly PictureWidth[] = [800, 1000, 1600];
const BANNER: readonly PictureWidth[] = [800, 1600, 480, 640, 320, 1000];
/** The product page at two device pixels. */
const SHARP: PictureWidth = 1600;
/** Links to subsections above a listing: phone and desktop. */
const LINK: readonly PictureWidth[] = [240, 160];
/** Cards of each kind at the top of a listing. */
const FIRST_ROWS = 4;

/** Picture sizes that pages of the demo request: hero and first rows, then the rest, most requested first. */
export function usualPictures(): { first: UsualPicture[]; rest: UsualPicture[] } {
  const products = makeProducts(allModels, new Date()).toSorted((a, b) => b.popularity - a.popularity);
  const wholes = products.flatMap(({ pictures }) => pictures.slice(0, 1).map(({ hash }) => hash));
  const views = products.flatMap(({ pictures }) => pictures.slice(1).map(({ hash }) => hash));
  const ofProducts = new Set([...wholes, ...views]);
  const others = demoPictures()
    .map(({ hash }) => hash)
    .filter((hash) => !ofProducts.has(hash));
  const heroes = demoHome().hero.map(({ picture }) => picture);
  const links = demoSections().flatMap(({ picture }) => picture ?? []);
  return {
    first: [
      ...inWidths(heroes.slice(0, 1), HERO),
      ...inWidths(firstRows(products), [CARD]),
      ...inWidths(links, LINK),
    ],
    rest: [
      ...inWidths(wholes, [CARD]),
      ...inWidths([...heroes, pictureHash('tile-rings')], BANNER),
      ...inWidths(wholes, WHOLE),
      ...inWidths(others, BANNER),
      ...inWidths(views, VIEW),
      ...inWidths(wholes, [SHARP]),
    ],
  };
}

function firstRows(products: readonly ImportProduct[]): string[] {
  const seen = new Map<string, number>();
  return products.flatMap(({ kind, pictures: [whole] }) => {
    const place = seen.get(kind) ?? 0;
    seen.set(kind, place + 1);
    return whole !== undefined && place < FIRST_ROWS ? [whole.hash] : [];
  });
}

function inWidths(hashes: readonly string[], widths: readonly PictureWidth[]): UsualPicture[] {
  return widths.flatMap((width) => [...new Set(hashes)].map((hash) => ({ hash, width })));
}
