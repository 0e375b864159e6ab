import type { ImportArticle } from '@yahont/contracts/content/articles.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { listPublishedAddresses } from '#src/domains/ground/documents/index.ts';

/** Throws `unknown-guide-section` when an element of the guide names a section that is not published. */
export async function refuseUnknownSections(tx: Db, list: readonly ImportArticle[]): Promise<void> {
  const wanted = new Set(list.flatMap((article) => (article.kind === 'guide' ? [article.section] : [])));
  if (wanted.size === 0) return;
  const known = new Set(await listPublishedAddresses(tx, 'guide-section'));
  const missing = [...wanted].find((code) => !known.has(code));
  if (missing !== undefined)
    throw new AppError('invalid', 'unknown-guide-section', { context: { section: missing } });
}
