import type { AuditRow, AuditSubject } from '@yahont/contracts/office/audit.ts';

/** Pages of the office that show a subject by its id. */
const PAGES: Readonly<Partial<Record<AuditSubject, string>>> = {
  item: '/stock/',
  product: '/products/',
  order: '/orders/',
  certificate: '/certificates/',
  staff: '/staff/',
  text: '/texts/',
  account: '/customers/',
};

/** The page of what a row is about; null when it has none. */
export function pageOf({ type, id }: AuditRow['subject']): string | null {
  const page = PAGES[type];
  return page === undefined ? null : `${page}${encodeURIComponent(id)}`;
}
