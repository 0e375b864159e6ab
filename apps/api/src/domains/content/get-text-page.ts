import { ImportTextPage } from '@yahont/contracts/content.ts';
import type { RoyalLook, TextPage } from '@yahont/contracts/content.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import { findBlock, pageKey } from './content-blocks.ts';
import { withPictures } from './with-pictures.ts';

/** A page of text by its path. Throws `page-not-found`. */
export async function getTextPage(
  ctx: Context,
  { catalogue }: { catalogue: Catalogue },
  path: string,
): Promise<TextPage> {
  const body = await findBlock(ctx.db, pageKey(path));
  if (body === undefined) throw notFound('page');
  const { picture: hash, pictureAlt, royal, ...page } = ImportTextPage.parse(body);
  const alt = pictureAlt === '' ? page.h1 : pictureAlt;
  return {
    ...page,
    picture: hash === null ? null : catalogue.pictureOf({ hash, alt }),
    royal: royal && royalLook(catalogue, royal),
  };
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
