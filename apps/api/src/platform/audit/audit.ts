import { isDeepStrictEqual } from 'node:util';
import type { AuditAction, AuditSubject } from '@yahont/contracts/office/audit.ts';
import type { ActingContext, Actor } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { insertRow, rowsOfText, type Write } from '#src/platform/database/statement.ts';
import { auditLog } from './audit.tables.ts';

type Fields = Readonly<Record<string, unknown>>;

export type AuditEntry = {
  action: AuditAction;
  subject: { type: AuditSubject; id: string | number };
  /** The store that the change is about; null or left out when it is about none. */
  storeId?: number | null;
  /** The fields before and after. Unchanged fields are left out of the row. */
  before?: Fields;
  after?: Fields;
  reason?: string | null;
};

/** Additional facts for the log about a change. */
export type Acting = Pick<ActingContext, 'caller' | 'ip' | 'requestId' | 'now'>;

/** Records who changed what, in the transaction of the change: both are kept, or neither. */
export async function audit(tx: Db, ctx: Acting, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(auditLog).values(entries.map((entry) => rowOf(ctx, entry)));
}

/** The same as part of a larger statement. */
export function auditWrite(ctx: Acting, entry: AuditEntry): Write {
  const row = rowOf(ctx, entry);
  return insertRow('audit', {
    at: row.at.toISOString(),
    actor_kind: row.actorKind,
    actor_id: row.actorId,
    session_id: row.sessionId,
    ip: row.ip,
    request_id: row.requestId,
    store_id: row.storeId,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    before: row.before === null ? null : JSON.stringify(row.before),
    after: row.after === null ? null : JSON.stringify(row.after),
    reason: row.reason,
  });
}

function rowOf(
  { caller, ip, requestId, now }: Acting,
  { action, subject, reason = null, ...entry }: AuditEntry,
) {
  return {
    at: now(),
    actorKind: caller.kind,
    actorId: actorIdOf(caller),
    sessionId: 'sessionId' in caller ? caller.sessionId : null,
    ip,
    requestId,
    storeId: entry.storeId ?? null,
    action,
    subjectType: subject.type,
    subjectId: String(subject.id),
    ...withAgreement(caller, changedFields(entry.before, entry.after)),
    reason,
  };
}

type Changed = ReturnType<typeof changedFields>;

/** An action that two people agreed on names both. */
function withAgreement(caller: Actor, { before, after }: Changed): Changed {
  const approval = caller.kind === 'system' ? caller.approval : undefined;
  return approval === undefined ? { before, after } : { before, after: { ...after, approval } };
}

/**
 * Names the actor for the rest of the transaction, so that triggers which record the history of a thing
 * (`item_events`) know the actor.
 */
export async function actAs(tx: Db, ctx: Pick<Acting, 'caller'>): Promise<void> {
  await rowsOfText(tx, actorWrite(ctx));
}

/** The same as part of a larger statement, which must read its column `actor`: an unread `select` is not run. */
export function actorWrite({ caller }: Pick<Acting, 'caller'>): Write {
  return (bind) =>
    `select set_config('yahont.actor', ${bind(`${caller.kind}:${actorIdOf(caller)}`)}, true) as actor`;
}

/** How the log and the histories of things name an actor. */
export function actorIdOf(actor: Actor): string {
  switch (actor.kind) {
    case 'staff':
      return String(actor.staffId);
    case 'account':
      return String(actor.accountId);
    case 'fuser':
      return actor.fuserId;
    case 'system':
      return actor.name;
  }
}

/**
 * Fields that differ, before and after. For something created or removed, all fields of the one side
 * that exists.
 */
export function changedFields(
  before: Fields | undefined,
  after: Fields | undefined,
): { before: Record<string, unknown> | null; after: Record<string, unknown> | null } {
  if (before === undefined || after === undefined)
    return { before: before ? { ...before } : null, after: after ? { ...after } : null };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  return { before: pick(before, names), after: pick(after, names) };
}

function pick(fields: Fields, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
}
