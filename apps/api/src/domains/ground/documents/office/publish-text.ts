import { publishText as contract, type TextCheck } from '@yahont/contracts/office/texts.ts';
import type { AuditAction } from '@yahont/contracts/office/audit.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext, StaffContext } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import type { StoreDeps } from '../document-kind.ts';
import { requireRightsToShow } from './text-rights.ts';
import {
  addVersion,
  findVersion,
  lockText,
  readWritten,
  retire,
  touch,
  type DocumentRow,
} from './text-rows.ts';
import { isRevision } from '../revision.ts';
import { fields } from './write-draft.ts';

type PublishRequest = { id: number; at: Date | null; reason: string; version: number };

/**
 * Publishes the draft now, or plans it. Throws `changed-meanwhile`, `no-draft`, `text-faults`, `in-the-past` and the
 * refusals of its kind.
 */
export async function publishDraft(ctx: StaffContext, deps: StoreDeps, wish: PublishRequest): Promise<void> {
  const { id, at, reason, version } = wish;
  await ctx.db.transaction(async (tx) => {
    const row = await lockText(tx, ctx, deps, { id, version, act: 'publish' });
    const draft = await findVersion(tx, id, 'draft');
    if (!draft) throw refuse(contract.refusals, 'no-draft', {});
    const body = readWritten(row, draft.body);
    checkShown(ctx, deps, { row, body });
    if (at === null) {
      await retire(tx, id, ['draft']);
      await show(tx, ctx, deps, { row, body, reason, action: 'content.publish' });
      return;
    }
    if (at <= ctx.now()) throw refuse(contract.refusals, 'in-the-past', {});
    await retire(tx, id, ['draft', 'planned']);
    await addVersion(tx, ctx, { documentId: id, state: 'planned', body, publishAt: at, reason });
    await touch(tx, id);
    const subject = { type: 'text' as const, id };
    await audit(tx, ctx, { action: 'content.plan', subject, after: { at: at.toISOString() }, reason });
  });
}

type TextChange = { row: DocumentRow; body: object; reason: string | null; action: AuditAction };

/** Publishes a body: writes a new version and the log, and makes the pages that show it render again. */
export async function show(
  tx: Db,
  ctx: ActingContext,
  { kinds }: Pick<StoreDeps, 'kinds'>,
  { row, body, reason, action }: TextChange,
): Promise<void> {
  await retire(tx, row.id, ['published']);
  await addVersion(tx, ctx, { documentId: row.id, state: 'published', body, reason });
  const at = ctx.now();
  const revisedAt = isRevision(row.body, body) ? at : row.revisedAt;
  await touch(tx, row.id, { body, changedAt: at, revisedAt });
  await kinds[row.kind].verify?.(tx, body);
  const subject = { type: 'text' as const, id: row.id };
  await audit(tx, ctx, { action, subject, before: fields(row.body), after: fields(body), reason });
  await announceChange(tx, kinds[row.kind].tags);
}

/**
 * Checks the text to be published, and that the caller may publish it.
 * @throws `text-faults` with all of them, and what `requireRight` throws
 */
export function checkShown(
  ctx: StaffContext,
  { kinds }: Pick<StoreDeps, 'kinds'>,
  { row: { kind, body: before }, body }: Pick<TextChange, 'row' | 'body'>,
): void {
  requireRightsToShow(ctx, kinds[kind], { body, before: before === null ? null : fields(before) });
  const faults = kinds[kind].check(body, () => true).filter(isFault);
  if (faults.length > 0) throw refuse(contract.refusals, 'text-faults', { checks: faults });
}

function isFault({ severity }: TextCheck): boolean {
  return severity === 'fault';
}
