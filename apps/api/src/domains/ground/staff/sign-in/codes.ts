import { createHmac, randomInt } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { BACKUP_CODE_COUNT } from '@yahont/contracts/office/staff-sign-in.ts';
import type { Db } from '#src/platform/database/database.ts';
import { staffBackupCodes, staffKeys } from '../keys.tables.ts';
import type { SignInKeys } from '../staff.deps.ts';
import { openSecret, stepOf } from '../totp.ts';

/** Without signs that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

type Typed = { staffId: number; code: string };

/**
 * Whether the code of an authenticator is right, in the caller's transaction. It works once: the period of a used
 * code and all earlier ones are over.
 * @param isNew the secret of an authenticator that is being connected
 */
export async function useTotp(
  tx: Db,
  { staffSecret }: Pick<SignInKeys, 'staffSecret'>,
  { staffId, code, now, isNew = false }: Typed & { now: Date; isNew?: boolean },
): Promise<boolean> {
  const isIts = and(
    eq(staffKeys.staffId, staffId),
    isNew ? isNull(staffKeys.totpSince) : isNotNull(staffKeys.totpSince),
  );
  const [row] = await tx.select({ secret: staffKeys.totpSecret }).from(staffKeys).where(isIts);
  const sealed = row?.secret ?? null;
  const secret = sealed === null ? null : openSecret(staffSecret, staffId, sealed);
  const step = secret === null ? null : stepOf(secret, code, now);
  if (step === null || sealed === null) return false;
  const isUnused = or(isNull(staffKeys.totpStep), lt(staffKeys.totpStep, step));
  const used = await tx
    .update(staffKeys)
    .set({ totpStep: step })
    .where(and(isIts, eq(staffKeys.totpSecret, sealed), isUnused))
    .returning({ staffId: staffKeys.staffId });
  return used.length > 0;
}

/** Whether a backup code is right; it is used up. */
export async function useBackupCode(
  tx: Db,
  keys: Pick<SignInKeys, 'staffBackup'>,
  { staffId, code }: Typed,
): Promise<boolean> {
  const used = await tx
    .delete(staffBackupCodes)
    .where(
      and(
        eq(staffBackupCodes.staffId, staffId),
        eq(staffBackupCodes.codeHash, hashOf(keys, { staffId, code })),
      ),
    )
    .returning({ staffId: staffBackupCodes.staffId });
  return used.length > 0;
}

/** Replaces the backup codes of a person and returns the new ones, as they are printed. */
export async function writeBackupCodes(
  tx: Db,
  keys: Pick<SignInKeys, 'staffBackup'>,
  staffId: number,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < BACKUP_CODE_COUNT) codes.add(makeCode());
  await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staffId, staffId));
  await tx
    .insert(staffBackupCodes)
    .values([...codes].map((code) => ({ staffId, codeHash: hashOf(keys, { staffId, code }) })));
  return [...codes].map((code) => `${code.slice(0, HALF)}-${code.slice(HALF)}`);
}

export async function countBackupCodes(db: Db, staffId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffBackupCodes)
    .where(eq(staffBackupCodes.staffId, staffId));
  return row?.left ?? 0;
}

function makeCode(): string {
  return Array.from({ length: 2 * HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function hashOf({ staffBackup }: Pick<SignInKeys, 'staffBackup'>, { staffId, code }: Typed): string {
  return createHmac('sha256', staffBackup).update(`${staffId}:${code}`).digest('hex');
}
