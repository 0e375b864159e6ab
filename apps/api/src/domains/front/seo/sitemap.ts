import {
  SITEMAP_KINDS,
  SITEMAP_PAGE_SIZE,
  type SitemapItem,
  type SitemapKind,
} from '@yahont/contracts/seo/sitemap.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { SeoDirectory } from './seo-directory.ts';

/** The source of addresses for each kind of page. */
export type SitemapSources = Readonly<
  Record<SitemapKind, (ctx: CallContext) => SitemapItem[] | Promise<SitemapItem[]>>
>;

export type SitemapDeps = { seo: SeoDirectory; sources: SitemapSources };

type File = { kind: SitemapKind; page: number; changedAt: string | null };

/** Sitemap files, each with the newest change among its addresses, where one is known. */
export async function listSitemapFiles(ctx: CallContext, deps: SitemapDeps): Promise<File[]> {
  const files: File[] = [];
  for (const kind of SITEMAP_KINDS) {
    const items = await findItems(ctx, deps, kind);
    for (let from = 0; from < items.length; from += SITEMAP_PAGE_SIZE) {
      const page = items.slice(from, from + SITEMAP_PAGE_SIZE);
      files.push({ kind, page: from / SITEMAP_PAGE_SIZE + 1, changedAt: lastChange(page) });
    }
  }
  return files;
}

export async function listSitemapItems(
  ctx: CallContext,
  deps: SitemapDeps,
  { kind, page }: { kind: SitemapKind; page: number },
): Promise<SitemapItem[]> {
  const items = await findItems(ctx, deps, kind);
  return items.slice((page - 1) * SITEMAP_PAGE_SIZE, page * SITEMAP_PAGE_SIZE);
}

async function findItems(ctx: CallContext, { seo, sources }: SitemapDeps, kind: SitemapKind) {
  const items = await sources[kind](ctx);
  return items.filter(({ path }) => isOwnPage(seo, path));
}

/** Whether the address may be indexed under its own name: no redirect, no `noindex`, no other canonical. */
function isOwnPage(seo: SeoDirectory, path: string): boolean {
  const { noindex, redirectTo, canonical } = seo.find(path);
  const isHidden = noindex !== null && /noindex|none/i.test(noindex.content);
  return !isHidden && redirectTo === null && (canonical === null || canonical === path);
}

function lastChange(items: readonly SitemapItem[]): string | null {
  let last: string | null = null;
  for (const { changedAt } of items) {
    if (changedAt === null) return null;
    // ISO times in UTC sort as text.
    if (last === null || changedAt > last) last = changedAt;
  }
  return last;
}
