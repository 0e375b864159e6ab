import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  applyKeptCertificate,
  keepCertificate,
  KEPT_CERTIFICATES_MAX,
  type KeptCertificate,
} from '@yahont/contracts/certificates/certificates.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { certificates } from '../certificates.tables.ts';
import { findUsable } from '../codes/find-certificates.ts';
import { appliedCertificates } from './applied.tables.ts';

const { accountId, certificateId, isApplied, keptAt } = appliedCertificates;

/** Certificates that the account keeps, latest first; spent and expired ones too, until they are removed. */
export function listKept({ db, now, caller }: AccountContext): Promise<KeptCertificate[]> {
  return readKept(db, { owner: caller.accountId, now: now() });
}

/**
 * Activates a certificate in the account: it pays for the next orders until it is empty. Throws like
 * `findUsable`, and `too-many-certificates`.
 */
export async function keepByCode(ctx: AccountContext, code: string): Promise<KeptCertificate> {
  const { id } = await findUsable(ctx, code);
  const { db, now, caller } = ctx;
  const owner = caller.accountId;
  const at = now();
  return db.transaction(async (tx) => {
    await lockName(tx, `kept-certificates:${owner}`);
    const kept = await readKept(tx, { owner, now: at });
    if (kept.length >= KEPT_CERTIFICATES_MAX && !kept.some((one) => one.id === id))
      throw refuse(keepCertificate.refusals, 'too-many-certificates', { most: KEPT_CERTIFICATES_MAX });
    const row = { isApplied: true, appliedAt: at };
    await tx
      .insert(appliedCertificates)
      .values({ accountId: owner, certificateId: id, keptAt: at, ...row })
      .onConflictDoUpdate({
        target: [accountId, certificateId],
        // The first activation counts.
        set: { ...row, keptAt: sql`coalesce(${keptAt}, excluded.kept_at)` },
      });
    return onlyOne(await readKept(tx, { owner, now: at, id }));
  });
}

/**
 * Chooses whether a kept certificate pays for the next order. Throws `certificate-not-found` for one
 * that the account does not keep.
 */
export async function applyKept(
  { db, now, caller }: AccountContext,
  wish: { id: string; isApplied: boolean },
): Promise<KeptCertificate> {
  const owner = caller.accountId;
  await db
    .update(appliedCertificates)
    .set({ isApplied: wish.isApplied, appliedAt: now() })
    .where(and(eq(accountId, owner), eq(certificateId, wish.id), isNotNull(keptAt)));
  return onlyOne(await readKept(db, { owner, now: now(), id: wish.id }));
}

/** Removes a certificate from the account, and from its next order. */
export async function forgetKept({ db, caller }: AccountContext, id: string): Promise<void> {
  await db
    .update(appliedCertificates)
    .set({ keptAt: null, isApplied: false })
    .where(and(eq(accountId, caller.accountId), eq(certificateId, id)));
}

type CertificateQuery = { owner: number; now: Date; id?: string };

async function readKept(db: Db, { owner, now, id }: CertificateQuery): Promise<KeptCertificate[]> {
  const rows = await db
    .select({
      id: certificates.id,
      lastFour: certificates.lastFour,
      amount: certificates.amount,
      balance: certificates.balance,
      expiresAt: certificates.expiresAt,
      isApplied,
    })
    .from(appliedCertificates)
    .innerJoin(certificates, eq(certificates.id, certificateId))
    .where(and(eq(accountId, owner), isNotNull(keptAt), id === undefined ? undefined : eq(certificateId, id)))
    .orderBy(desc(keptAt), certificates.id);
  return rows.map(({ amount, balance, expiresAt, ...row }) => ({
    ...row,
    amount: kopecks(amount),
    balance: kopecks(balance),
    expiresAt: expiresAt.toISOString(),
    state: stateOf({ balance, expiresAt }, now),
  }));
}

function stateOf(
  { balance, expiresAt }: { balance: number; expiresAt: Date },
  now: Date,
): KeptCertificate['state'] {
  if (expiresAt <= now) return 'expired';
  return balance > 0 ? 'usable' : 'empty';
}

function onlyOne([kept]: readonly KeptCertificate[]): KeptCertificate {
  if (!kept) throw refuse(applyKeptCertificate.refusals, 'certificate-not-found', {});
  return kept;
}
