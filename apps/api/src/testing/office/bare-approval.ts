import type { Deed } from '@yahont/contracts/office/approvals.ts';
import type { AuditSubject } from '@yahont/contracts/office/audit.ts';
import type { Context } from '#src/platform/context.ts';
import { approvals } from '#src/domains/after/approvals/approvals.tables.ts';

const HOUR_MS = 3_600_000;

type Bare = {
  deed: Deed;
  subject: { type: AuditSubject; id: string };
  /** null: it is about the whole network. */
  storeId?: number | null;
  askedBy: number;
};

/** A request that waits, without having been tried out: its id. */
export async function writeBareApproval(
  { db, now }: Context,
  { deed, subject, storeId = null, askedBy }: Bare,
): Promise<number> {
  const at = now();
  const [row] = await db
    .insert(approvals)
    .values({
      kind: deed.kind,
      deed,
      subjectType: subject.type,
      subjectId: subject.id,
      subjectName: subject.id,
      storeId,
      isOfNetwork: storeId === null,
      now: {},
      next: {},
      why: 'по просьбе салона',
      askedBy,
      askedAt: at,
      expiresAt: new Date(at.getTime() + 4 * HOUR_MS),
    })
    .returning({ id: approvals.id });
  if (!row) throw new Error('an insert answered without a row');
  return row.id;
}
