import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import type { DraftLinks } from './document-kind.ts';
import { documents, documentVersions } from './documents.tables.ts';

/**
 * The draft behind a signed link, otherwise the plan. Throws `draft-not-found` for an invalid or
 * expired link, and for a text without either.
 */
export async function findDraft(
  ctx: Pick<Context, 'db' | 'now'>,
  links: DraftLinks,
  token: string,
): Promise<{ kind: DocumentKind; body: unknown }> {
  const id = links.documentOf(token, ctx.now());
  if (id === null) throw notFound('draft');
  const [found] = await ctx.db
    .select({ kind: documents.kind, body: documentVersions.body })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(eq(documents.id, id), inArray(documentVersions.state, ['draft', 'planned'])))
    .orderBy(sql`${documentVersions.state} = 'planned'`)
    .limit(1);
  if (!found) throw notFound('draft');
  return found;
}
