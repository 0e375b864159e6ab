import { and, eq } from 'drizzle-orm';
import { cancelTextPlan, hideText as hiding } from '@yahont/contracts/office/texts.ts';
import { NO_SEO } from '@yahont/contracts/seo/no-seo.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { requirePermission } from '#src/platform/permissions.ts';
import type { StoreDeps } from '../document-kind.ts';
import { documents, documentVersions } from '../documents.tables.ts';
import { checkShown, show } from './publish-text.ts';
import { requireRightsToShow } from './text-rights.ts';
import { addVersion, findVersion, lockText, readWritten, retire, touch } from './text-rows.ts';
import { fields } from './write-draft.ts';

type Change = { id: number; reason: string; version: number };

/** Turns the plan back into a draft, or into history when a draft was written meanwhile. Throws `no-plan`. */
export async function cancelPlan(
  ctx: StaffContext,
  deps: StoreDeps,
  { id, reason, version }: Change,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockText(tx, ctx, deps, { id, version, act: 'publish' });
    const plan = await findVersion(tx, id, 'planned');
    if (!plan) throw refuse(cancelTextPlan.refusals, 'no-plan', {});
    await retire(tx, id, ['planned']);
    if (!(await findVersion(tx, id, 'draft')))
      await addVersion(tx, ctx, { documentId: id, state: 'draft', body: fields(plan.body) });
    await touch(tx, id);
    const before = { at: plan.publishAt?.toISOString() ?? null };
    const entry = { action: 'content.cancel-plan' as const, subject: { type: 'text' as const, id } };
    await audit(tx, ctx, { ...entry, before, after: { at: null }, reason });
  });
}

/** Publishes an older version again, as a new one. Throws `version-not-found`, and what publishing throws. */
export async function rollBack(
  ctx: StaffContext,
  deps: StoreDeps,
  { id, number, reason, version }: Change & { number: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockText(tx, ctx, deps, { id, version, act: 'roll-back' });
    const [old] = await tx
      .select({ body: documentVersions.body })
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, id), eq(documentVersions.number, number)));
    if (!old) throw notFound('version');
    const body = readWritten(row, old.body);
    checkShown(ctx, deps, { row, body });
    await show(tx, ctx, deps, { row, body, reason, action: 'content.roll-back' });
  });
}

/** Removes a text from the site; its address redirects to another one if given. Throws `not-published`. */
export async function hideText(
  ctx: StaffContext,
  deps: StoreDeps,
  { id, redirectTo, reason, version }: Change & { redirectTo: string | null },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockText(tx, ctx, deps, { id, version, act: 'publish' });
    if (row.body === null) throw refuse(hiding.refusals, 'not-published', {});
    const rules = deps.kinds[row.kind];
    requireRightsToShow(ctx, rules, { body: null, before: fields(row.body) });
    if (redirectTo !== null) requirePermission(ctx.caller, 'redirects.edit');
    const url = rules.urlOf(fields(row.body));
    await retire(tx, id, ['published']);
    await touch(tx, id, { body: null, changedAt: ctx.now() });
    const subject = { type: 'text' as const, id };
    const after = { isPublished: false, redirectTo };
    await audit(tx, ctx, { action: 'content.hide', subject, before: { isPublished: true }, after, reason });
    await announceChange(tx, rules.tags);
    if (redirectTo !== null && url !== null) await redirect(tx, ctx, deps, { url, redirectTo, reason });
  });
}

type Redirect = { url: string; redirectTo: string; reason: string };

/** The SEO row of an address redirects; the rest of the row stays. */
async function redirect(
  tx: Db,
  ctx: StaffContext,
  deps: StoreDeps,
  { url, redirectTo, reason }: Redirect,
): Promise<void> {
  const address = deps.kinds.seo.addressOf({ url });
  await tx
    .insert(documents)
    .values({ kind: 'seo', address, body: null, changedAt: ctx.now() })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.kind, 'seo'), eq(documents.address, address)))
    .for('update');
  if (!row) throw notFound('text');
  const body = { ...NO_SEO, url, ...fields(row.body), redirectTo };
  await show(tx, ctx, deps, { row, body, reason, action: 'content.publish' });
}
