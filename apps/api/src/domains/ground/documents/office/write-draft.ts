import { and, eq } from 'drizzle-orm';
import { createText, saveDraft, type WrittenDocument } from '@yahont/contracts/office/texts.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { StoreDeps } from '../document-kind.ts';
import { documents } from '../documents.tables.ts';
import { requireRight } from './text-rights.ts';
import { addVersion, findVersion, lockText, retire, touch } from './text-rows.ts';

/** A draft at a new address. Returns its id. Throws `address-taken` and `address-not-free`. */
export async function createDraft(
  ctx: StaffContext,
  { kinds }: StoreDeps,
  { kind, body }: WrittenDocument,
): Promise<number> {
  const { addressOf, isFree, ...rules } = kinds[kind];
  requireRight(ctx, rules, 'draft');
  const address = addressOf(body);
  if (isFree?.(address) === false) throw refuse(createText.refusals, 'address-not-free', { address });
  return ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(documents)
      .values({ kind, address, body: null, changedAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: documents.id });
    if (!made) {
      const [taken] = await tx
        .select({ id: documents.id })
        .from(documents)
        .where(and(eq(documents.kind, kind), eq(documents.address, address)));
      throw refuse(createText.refusals, 'address-taken', { id: taken?.id ?? 0 });
    }
    await addVersion(tx, ctx, { documentId: made.id, state: 'draft', body });
    const subject = { type: 'text' as const, id: made.id };
    await audit(tx, ctx, { action: 'content.create', subject, after: { kind, address } });
    return made.id;
  });
}

type Draft = { id: number; document: WrittenDocument; version: number };

/** Writes the draft of a text; the previous one becomes history. Throws `changed-meanwhile` and `address-fixed`. */
export async function writeDraft(
  ctx: StaffContext,
  { kinds }: StoreDeps,
  { id, document: { kind, body }, version }: Draft,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockText(tx, ctx, { kinds }, { id, version, act: 'draft' });
    if (row.kind !== kind || kinds[kind].addressOf(body) !== row.address)
      throw refuse(saveDraft.refusals, 'address-fixed', { address: row.address });
    const before = await findVersion(tx, id, 'draft');
    await retire(tx, id, ['draft']);
    await addVersion(tx, ctx, { documentId: id, state: 'draft', body });
    await touch(tx, id);
    const entry = { action: 'content.draft' as const, subject: { type: 'text' as const, id } };
    await audit(tx, ctx, { ...entry, before: fields(before?.body ?? row.body), after: fields(body) });
  });
}

/** A body in the form for the log. */
export function fields(body: unknown): Record<string, unknown> {
  // safe: every body is an object; the schemas of all kinds are
  return (body ?? {}) as Record<string, unknown>;
}
