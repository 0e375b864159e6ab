import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { CODE_REFUSALS, type applyCertificate } from '@yahont/contracts/certificates/certificates.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { isCertificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { AccountContext, Context } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { findCertificates, findUsable } from '../codes/find-certificates.ts';
import { appliedCertificates } from './applied.tables.ts';

/** As long as a draft of the checkout. */
const LIFE_MS = 30 * 86_400_000;

/** Applies a certificate to the next order of the caller. Throws like `findUsable`. */
export async function applyByCode(
  ctx: AccountContext,
  code: string,
): Promise<AnswerOf<typeof applyCertificate>> {
  const { id, lastFour, balance, expiresAt } = await findUsable(ctx, code);
  const row = { isApplied: true, appliedAt: ctx.now() };
  await ctx.db
    .insert(appliedCertificates)
    .values({ accountId: ctx.caller.accountId, certificateId: id, ...row })
    .onConflictDoUpdate({
      target: [appliedCertificates.accountId, appliedCertificates.certificateId],
      set: row,
    });
  return { id, lastFour, balance: kopecks(balance), expiresAt: expiresAt.toISOString() };
}

export async function removeApplied({ db, caller }: AccountContext, id: string): Promise<void> {
  const { accountId, certificateId } = appliedCertificates;
  await db
    .update(appliedCertificates)
    .set({ isApplied: false })
    .where(and(eq(accountId, caller.accountId), eq(certificateId, id)));
}

/**
 * Ids of the certificates that an order names by code or, when the account has entered the code before,
 * by id; in the same order. Throws `certificate-unusable` for an unknown one, `too-many-tries` after
 * many wrong codes.
 */
export async function findNamed(ctx: AccountContext, named: readonly string[]): Promise<string[]> {
  const ofCode = await findCertificates(ctx, named.filter(isCertificateCode));
  const shown = await findShown(
    ctx,
    named.filter((name) => !isCertificateCode(name)),
  );
  return named.map((name) => {
    const id = ofCode.get(name)?.id ?? shown.find((one) => one === name);
    if (id === undefined) throw refuse(CODE_REFUSALS, 'certificate-unusable', {});
    return id;
  });
}

/** Those of the ids whose codes the caller has entered. */
async function findShown({ db, caller }: AccountContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { accountId, certificateId } = appliedCertificates;
  const rows = await db
    .select({ id: certificateId })
    .from(appliedCertificates)
    .where(and(eq(accountId, caller.accountId), inArray(certificateId, [...ids])));
  return rows.map(({ id }) => id);
}

export async function purgeApplied({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db
    .delete(appliedCertificates)
    .where(
      and(
        isNull(appliedCertificates.keptAt),
        lt(appliedCertificates.appliedAt, new Date(now().getTime() - LIFE_MS)),
      ),
    );
}
