import { and, asc, eq, lte } from 'drizzle-orm';
import { asSystem, type Context } from '#src/platform/context.ts';
import type { StoreDeps } from './document-kind.ts';
import { documents, documentVersions } from './documents.tables.ts';
import { show } from './office/publish-text.ts';
import { findVersion, readWritten, retire } from './office/text-rows.ts';

/** Publishes due plans, each in its own transaction. Several processes may run it at once. */
export async function publishPlanned(ctx: Context, deps: Pick<StoreDeps, 'kinds'>): Promise<void> {
  const house = asSystem(ctx, 'jobs');
  const due = await ctx.db
    .select({ documentId: documentVersions.documentId })
    .from(documentVersions)
    .where(and(eq(documentVersions.state, 'planned'), lte(documentVersions.publishAt, ctx.now())))
    .orderBy(asc(documentVersions.publishAt), asc(documentVersions.id));
  // One by one: a plan that fails must not stop the others.
  for (const { documentId } of due) {
    try {
      await ctx.db.transaction(async (tx) => {
        const [row] = await tx.select().from(documents).where(eq(documents.id, documentId)).for('update');
        // Read after the lock: another process may have published it, or staff cancelled it.
        const plan = await findVersion(tx, documentId, 'planned');
        if (!row || !plan?.publishAt || plan.publishAt > ctx.now()) return;
        await retire(tx, documentId, ['planned']);
        const body = readWritten(row, plan.body);
        await show(tx, house, deps, { row, body, reason: plan.reason, action: 'content.publish' });
      });
    } catch (err) {
      ctx.log.error({ err, documentId }, 'a planned text was not published');
    }
  }
}
