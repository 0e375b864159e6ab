import { inArray } from 'drizzle-orm';
import { CODE_REFUSALS } from '@yahont/contracts/certificates/certificates.ts';
import type { CertificateBalance } from '@yahont/contracts/certificates/certificates.ts';
import { parseCertificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { certificates } from '../certificates.tables.ts';
import { hashOfCode } from './secrets.ts';
import { rememberTries, secondsUntilNextTry } from './try-limits.ts';

type Found = { id: string; balance: number; expiresAt: Date };

/**
 * The certificates of these codes, in their order and each once; they may be expired or empty.
 * Throws `certificate-unusable` for an unknown code and `too-many-tries` after many of them.
 */
export async function findCertificates(ctx: CallContext, codes: readonly string[]): Promise<Found[]> {
  if (codes.length === 0) return [];
  const hashes = [...new Set(codes.map((code) => hashOfCode(parseCertificateCode(code) ?? code)))];
  const tried = await ctx.db.transaction(async (tx) => {
    const retryAfter = await secondsUntilNextTry(tx, ctx);
    if (retryAfter > 0) return { retryAfter, found: [] };
    const { id, balance, expiresAt, codeHash } = certificates;
    const rows = await tx
      .select({ id, balance, expiresAt, codeHash })
      .from(certificates)
      .where(inArray(codeHash, hashes));
    const found = hashes.flatMap((hash) => rows.filter((row) => row.codeHash === hash));
    const wrong = hashes.length - found.length;
    if (wrong > 0) await rememberTries(tx, ctx, wrong);
    return { retryAfter: 0, found };
  });
  // Thrown after the commit, which keeps the tries.
  if (tried.retryAfter > 0) throw refuse(CODE_REFUSALS, 'too-many-tries', { retryAfter: tried.retryAfter });
  if (tried.found.length < hashes.length) throw refuse(CODE_REFUSALS, 'certificate-unusable', {});
  return tried.found;
}

/** What a code can still pay. One that is expired or empty is refused as an unknown one is. */
export async function checkCode(ctx: CallContext, code: string): Promise<CertificateBalance> {
  const [found] = await findCertificates(ctx, [code]);
  if (!found || found.balance === 0 || found.expiresAt <= ctx.now())
    throw refuse(CODE_REFUSALS, 'certificate-unusable', {});
  return { balance: kopecks(found.balance), expiresAt: found.expiresAt.toISOString() };
}
