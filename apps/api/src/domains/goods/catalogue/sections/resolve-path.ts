import type { z } from 'zod';
import type { ResolvedPath } from '@yahont/contracts/catalogue/sections.ts';
import { notFound } from '#src/platform/errors.ts';
import { productUrl } from '../addresses.ts';
import type { Catalogue } from '../projection/catalogue.ts';

/**
 * What an address below `/catalog/` leads to: a section, or a product below any section; `url` is then the product's
 * canonical address. Throws `page-not-found`.
 */
export function resolvePath(catalogue: Catalogue, address: string): z.infer<typeof ResolvedPath> {
  const path = address.replaceAll(/^\/+|\/+$/g, '');
  const sections = catalogue.sections();
  if (path === '' || sections.find(path)) return { kind: 'section', path };
  const end = path.lastIndexOf('/');
  const parent = path.slice(0, Math.max(end, 0));
  const record = catalogue.findByCode(path.slice(end + 1));
  const isBelowSection =
    parent === '' || parent === record?.sectionPath || sections.find(parent) !== undefined;
  if (!record || !isBelowSection) throw notFound('page');
  return { kind: 'product', productId: record.id, url: productUrl(record) };
}
