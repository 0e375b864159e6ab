import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { RoyalLook, TextPage, TextPieces } from '@yahont/contracts/content/content.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { listSmallCards, sectionUrl, type Catalogue } from '#src/domains/catalogue/index.ts';
import { findBlock, pageKey } from './content-blocks.ts';
import { withPictures } from './with-pictures.ts';

/** One row of a wide screen. */
const MOST_PRODUCTS = 4;

/** A text page by its path. Throws `page-not-found`. */
export async function getTextPage(
  ctx: Context,
  { catalogue }: { catalogue: Catalogue },
  path: string,
): Promise<TextPage> {
  const found = await findBlock(ctx, ImportTextPage, pageKey(path));
  if (found === null) throw notFound('page');
  const { picture: hash, pictureAlt, pieces, royal, ...page } = found;
  const alt = pictureAlt === '' ? page.h1 : pictureAlt;
  return {
    ...page,
    picture: hash === null ? null : catalogue.pictureOf({ hash, alt }),
    pieces: pieces && piecesOf(catalogue, pieces),
    royal: royal && royalLook(catalogue, royal),
  };
}

/** Null when the section has nothing in stock. */
function piecesOf(
  catalogue: Catalogue,
  { heading, linkText, sectionPath }: NonNullable<ImportTextPage['pieces']>,
): TextPieces | null {
  const cards = listSmallCards(catalogue, { sectionPath, sort: 'popular', limit: MOST_PRODUCTS });
  return cards.length === 0 ? null : { heading, linkText, url: sectionUrl(sectionPath), cards };
}

function royalLook(
  catalogue: Catalogue,
  { gem, stones, ...look }: NonNullable<ImportTextPage['royal']>,
): RoyalLook {
  return {
    ...look,
    gem: (gem && withPictures(catalogue, [gem])[0]) ?? null,
    stones: withPictures(catalogue, stones),
  };
}
