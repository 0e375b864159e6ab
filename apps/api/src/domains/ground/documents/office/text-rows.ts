import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { publishText, WrittenDocument } from '@yahont/contracts/office/texts.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { checkVersion } from '#src/platform/versions.ts';
import type { VersionState } from '@yahont/contracts/content/document-kinds.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import { actorIdOf } from '#src/platform/audit/audit.ts';
import type { KindRights, StoreDeps } from '../document-kind.ts';
import { documents, documentVersions } from '../documents.tables.ts';
import { requireRight } from './text-rights.ts';

export type DocumentRow = typeof documents.$inferSelect;
export type VersionRow = typeof documentVersions.$inferSelect;

type Lock = {
  id: number;
  /** The version that the caller has read. */
  version: number;
  act: Exclude<keyof KindRights, 'see'>;
};

/**
 * The row of a text for a change, locked.
 * @throws `text-not-found`, `changed-meanwhile`, and what `requireRight` throws
 */
export async function lockText(
  tx: Db,
  ctx: StaffContext,
  { kinds }: Pick<StoreDeps, 'kinds'>,
  { id, version, act }: Lock,
): Promise<DocumentRow> {
  const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update');
  if (!row) throw notFound('text');
  requireRight(ctx, kinds[row.kind], act);
  await checkVersion(tx, { subject: { type: 'text', id }, version: row.version }, version);
  return row;
}

/** The version of a text in a state; null without one. */
export async function findVersion(
  tx: Db,
  documentId: number,
  state: Exclude<VersionState, 'past'>,
): Promise<VersionRow | null> {
  const [row] = await tx
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.state, state)));
  return row ?? null;
}

type NewVersion = { documentId: number; state: VersionState; body: object } & Partial<
  Pick<VersionRow, 'publishAt' | 'reason'>
>;

/** Adds a version after the last one; the lock of the document keeps its number free. */
export async function addVersion(
  tx: Db,
  ctx: Pick<ActingContext, 'caller' | 'now'>,
  version: NewVersion,
): Promise<void> {
  const [last] = await tx
    .select({ number: documentVersions.number })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, version.documentId))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  await tx.insert(documentVersions).values({
    ...version,
    number: (last?.number ?? 0) + 1,
    createdAt: ctx.now(),
    createdBy: `${ctx.caller.kind}:${actorIdOf(ctx.caller)}`,
  });
}

/** Turns the versions of a text in these states into history. */
export async function retire(tx: Db, documentId: number, states: readonly VersionState[]): Promise<void> {
  await tx
    .update(documentVersions)
    .set({ state: 'past', publishAt: null })
    .where(and(eq(documentVersions.documentId, documentId), inArray(documentVersions.state, [...states])));
}

/** Increments the version of a text, and updates the given fields. */
export async function touch(tx: Db, id: number, set: Partial<DocumentRow> = {}): Promise<void> {
  await tx
    .update(documents)
    .set({ ...set, version: sql`${documents.version} + 1` })
    .where(eq(documents.id, id));
}

/** A stored body in today's shape, for a change that publishes it. Throws `does-not-fit` when the schema has changed since. */
export function readWritten({ kind }: Pick<DocumentRow, 'kind'>, body: unknown): object {
  const { data, error } = WrittenDocument.safeParse({ kind, body });
  if (data) return data.body;
  const field = error?.issues[0]?.path.slice(1).join('.') ?? '';
  throw refuse(publishText.refusals, 'does-not-fit', { field });
}
