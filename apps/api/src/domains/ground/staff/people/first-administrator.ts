import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import { linkOf, writeInvitation } from '../invitations.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { staff, staffRoles } from '../staff.tables.ts';
import { writePerson } from './change-people.ts';

export type FirstAdministrator = {
  name: string;
  email: string;
  /** Also when somebody is an administrator already. */
  isForced: boolean;
};

/**
 * Makes an administrator and a link for them, without a letter. Throws `administrator-exists` and `email-taken`.
 */
export async function makeAdministrator(
  ctx: ActingContext,
  { keys, publicUrl }: Pick<StaffDeps, 'keys' | 'publicUrl'>,
  { name, email, isForced }: FirstAdministrator,
): Promise<{ link: string; staffId: number; endsAt: Date }> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const [other] = await tx
      .select({ name: staff.name })
      .from(staff)
      .innerJoin(staffRoles, eq(staffRoles.staffId, staff.id))
      .where(and(eq(staffRoles.role, 'administrator'), or(isNull(staff.leftAt), gt(staff.leftAt, now))))
      .limit(1);
    if (other && !isForced) throw new AppError('conflict', 'administrator-exists', { context: other });
    const made = await writePerson(tx, ctx, { name, email, roles: ['administrator'], storeIds: [] });
    const { token, endsAt } = await writeInvitation(tx, keys, { staffId: made.id, kind: 'invitation', now });
    await audit(tx, ctx, {
      action: 'staff.invite',
      subject: { type: 'staff', id: made.id },
      after: { ...made.facts, endsAt: endsAt.toISOString() },
    });
    return { link: linkOf(publicUrl, token), staffId: made.id, endsAt };
  });
}
