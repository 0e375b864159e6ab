import { eq } from 'drizzle-orm';
import type { SecondStep, SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import type { CallContext, EnteringStaff, StaffMember } from '#src/platform/context.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { staff } from '../staff.tables.ts';
import { countBackupCodes } from './codes.ts';
import { triesOf } from './tries.ts';

const NOBODY: SignIn = {
  state: 'none',
  name: null,
  email: null,
  ways: [],
  triesLeft: null,
  closedUntil: null,
  endsAt: null,
};

/** How far the caller has signed in. */
export async function readSignIn(ctx: CallContext, deps: StaffDeps): Promise<SignIn> {
  const { caller } = ctx;
  if (caller.kind !== 'staff' && caller.kind !== 'entering-staff') return NOBODY;
  return signInOf(ctx, deps, caller);
}

type Signed = Pick<EnteringStaff, 'staffId' | 'name' | 'sessionEndsAt'> &
  ({ step: EnteringStaff['step'] } | Pick<StaffMember, 'kind'>);

/** What a session is worth. */
export async function signInOf(
  ctx: Pick<CallContext, 'db' | 'now'>,
  { keys }: StaffDeps,
  signed: Signed,
): Promise<SignIn> {
  const { staffId, name, sessionEndsAt } = signed;
  const email = await emailOf(ctx, staffId);
  const open: SignIn = { ...NOBODY, state: 'open', name, email, endsAt: sessionEndsAt.toISOString() };
  if (!('step' in signed)) return open;
  const { left, closedUntil } = await triesOf(ctx, keys, email ?? '');
  return {
    ...open,
    state: signed.step,
    ways: signed.step === 'second-step' ? await waysOf(ctx, staffId) : [],
    triesLeft: left,
    closedUntil: closedUntil?.toISOString() ?? null,
  };
}

/** Null for people who work with a token from the console. */
export async function emailOf({ db }: Pick<CallContext, 'db'>, staffId: number): Promise<string | null> {
  const [row] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, staffId));
  return row?.email ?? null;
}

async function waysOf({ db }: Pick<CallContext, 'db'>, staffId: number): Promise<SecondStep[]> {
  return (await countBackupCodes(db, staffId)) > 0 ? ['totp', 'backup'] : ['totp'];
}
