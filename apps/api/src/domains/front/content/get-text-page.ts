import { ImportTextPage, type RoyalLook, type TextPage } from '@yahont/contracts/content/content.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { showText, type BlockSources } from './blocks/show-blocks.ts';
import { pageAddress } from './addresses.ts';
import { findTextAt, type StoredPage } from './texts.ts';
import { withPictures } from './with-pictures.ts';

/** A text page by its path. Throws `page-not-found`. */
export async function getTextPage(
  ctx: CallContext,
  deps: Omit<BlockSources, 'ctx'>,
  path: string,
): Promise<TextPage> {
  const page = await readTextPage(ctx, deps, path);
  if (page === null) throw notFound('page');
  return page;
}

/** The same, but null when there is no such page. */
export async function readTextPage(
  ctx: CallContext,
  deps: Omit<BlockSources, 'ctx'>,
  path: string,
): Promise<TextPage | null> {
  const found = await findTextAt(ctx, {
    kind: 'page',
    address: pageAddress(path),
    schema: ImportTextPage,
    offers: deps.offers,
  });
  return found && showTextPage(ctx, deps, found.body);
}

/** A text page as its address shows it. */
export async function showTextPage(
  ctx: CallContext,
  deps: Omit<BlockSources, 'ctx'>,
  found: StoredPage,
): Promise<TextPage> {
  const { catalogue } = deps;
  const { picture: hash, pictureAlt, royal, needs: _, ...page } = found;
  const alt = pictureAlt === '' ? page.h1 : pictureAlt;
  return {
    ...page,
    path: pageAddress(page.path),
    ...(await showText(page, { ...deps, ctx })),
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
