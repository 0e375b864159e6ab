import type { AuditAction, AuditSubject } from '@yahont/contracts/office/audit.ts';
import type { Write } from '#src/platform/database/statement.ts';
import { actorIdOf, type Acting } from './audit.ts';

/**
 * A change of many things of one kind; the values that differ between them are SQL over the columns of
 * `from`.
 */
type ManyEntries = {
  action: AuditAction;
  subjectType: AuditSubject;
  /** A named part (CTE) of the same statement: each of its rows gives one row of the log. */
  from: string;
  id: string;
  before?: string;
  after?: string;
};

/** Writes a row of the log for each row of another CTE of the statement. */
export function auditEachWrite(
  { caller, ip, requestId, now }: Acting,
  { action, subjectType, from, id, before = 'null::jsonb', after = 'null::jsonb' }: ManyEntries,
): Write {
  const session = 'sessionId' in caller ? caller.sessionId : null;
  return (bind) => `
    insert into audit (at, actor_kind, actor_id, session_id, ip, request_id, action, subject_type, subject_id, before, after)
    select ${bind(now().toISOString())}::timestamptz, ${bind(caller.kind)}::text, ${bind(actorIdOf(caller))}::text,
      ${bind(session)}::text, ${bind(ip)}::text, ${bind(requestId)}::text, ${bind(action)}::text,
      ${bind(subjectType)}::text, (${id})::text, ${before}, ${after}
    from ${from}`;
}
