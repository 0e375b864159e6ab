import { ImportTextPage } from '@yahont/contracts/content.ts';
import type { TextPage } from '@yahont/contracts/content.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import { findBlock, pageKey } from './content-blocks.ts';

/** A page of text by its path. Throws `page-not-found`. */
export async function getTextPage(
  ctx: Context,
  { catalogue }: { catalogue: Catalogue },
  path: string,
): Promise<TextPage> {
  const body = await findBlock(ctx.db, pageKey(path));
  if (body === undefined) throw notFound('page');
  const { picture, ...page } = ImportTextPage.parse(body);
  return { ...page, picture: picture === null ? null : catalogue.pictureOf({ hash: picture, alt: page.h1 }) };
}
