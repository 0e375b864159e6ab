import type { SitemapItem } from '@yahont/contracts/seo/sitemap.ts';
import { productUrl, sectionUrl } from './addresses.ts';
import type { Catalogue } from './projection/catalogue.ts';

/** Addresses of the whole catalogue and of all sections, parents first. */
export function listSectionAddresses(catalogue: Catalogue): SitemapItem[] {
  const tree = catalogue.sections();
  const below = (path: string): SitemapItem[] =>
    tree.childrenOf(path).flatMap((node) => [
      {
        path: sectionUrl(node.path),
        changedAt: null,
        pictures: node.pictureHash === null ? [] : [node.pictureHash],
      },
      ...below(node.path),
    ]);
  return [{ path: sectionUrl(''), changedAt: null, pictures: [] }, ...below('')];
}

/** Addresses of all products, by id, so that a sitemap file changes only where the catalogue does. */
export function listProductAddresses(catalogue: Catalogue): SitemapItem[] {
  const { rows, length } = catalogue.columns();
  return rows
    .slice(0, length)
    .toSorted((a, b) => a.id - b.id)
    .map((record) => ({
      path: productUrl(record),
      changedAt: null,
      pictures: record.pictures.map(({ hash }) => hash),
    }));
}
