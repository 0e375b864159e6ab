import { and, desc, eq } from 'drizzle-orm';
import { CHANGED_MEANWHILE } from '@yahont/contracts/office/products.ts';
import type { AuditSubject } from '@yahont/contracts/office/audit.ts';
import { auditLog } from './audit/audit.tables.ts';
import type { Db } from './database/database.ts';
import { AppError, refuse } from './errors.ts';

/** The version that a change of an editable row is based on. Throws 400 `version-required`. */
export function versionOf(request: { header: (name: string) => string | undefined }): number {
  const found = /^"(\d{1,9})"$/.exec(request.header('if-match') ?? '')?.[1];
  if (found === undefined) throw new AppError('bad-request', 'version-required');
  return Number(found);
}

type Editable = { subject: { type: AuditSubject; id: number | string }; version: number };

/**
 * Throws 409 `changed-meanwhile` with the current version and its author when the given version is not
 * the current one.
 */
export async function checkVersion(tx: Db, { subject, version }: Editable, given: number): Promise<void> {
  if (version === given) return;
  const [last] = await tx
    .select({
      at: auditLog.at,
      actorKind: auditLog.actorKind,
      actorId: auditLog.actorId,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, subject.type), eq(auditLog.subjectId, String(subject.id))))
    .orderBy(desc(auditLog.id))
    .limit(1);
  throw refuse(CHANGED_MEANWHILE, 'changed-meanwhile', {
    version,
    ...(last ? { ...last, at: last.at.toISOString() } : {}),
  });
}
