import type { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import { addressKeys } from './address-keys.ts';

/** SEO data as a document: every spelling of an address has one row, and one spelling in its body. */
export function seoDocument(page: ImportSeoPage): { kind: 'seo'; address: string; body: ImportSeoPage } {
  const address = addressKeys(page.url).exact;
  return { kind: 'seo', address, body: { ...page, url: address.replaceAll(' ', '+') } };
}
