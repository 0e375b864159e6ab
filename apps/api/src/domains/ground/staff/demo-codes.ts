import { and, asc, eq, isNotNull, isNull, like } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { staffKeys } from './keys.tables.ts';
import type { SignInKeys } from './staff.deps.ts';
import { staff } from './staff.tables.ts';
import { codeAt, openSecret } from './totp.ts';

/** No mail is ever delivered to this domain: only people of the demo have it. */
const DEMO_ADDRESSES = '%@yahont.example';

/** What the authenticators of the demo's people show now, for the page that shows what the demo sends. */
export async function listDemoCodes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { staffSecret }: Pick<SignInKeys, 'staffSecret'>,
): Promise<{ name: string; email: string; code: string }[]> {
  const rows = await db
    .select({ id: staff.id, name: staff.name, email: staff.email, sealed: staffKeys.totpSecret })
    .from(staff)
    .innerJoin(staffKeys, eq(staffKeys.staffId, staff.id))
    .where(and(like(staff.email, DEMO_ADDRESSES), isNull(staff.leftAt), isNotNull(staffKeys.totpSince)))
    .orderBy(asc(staff.id));
  return rows.flatMap(({ id, name, email, sealed }) => {
    const secret = sealed === null ? null : openSecret(staffSecret, id, sealed);
    return secret === null || email === null ? [] : [{ name, email, code: codeAt(secret, now()) }];
  });
}
