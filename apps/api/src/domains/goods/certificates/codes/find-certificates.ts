import { inArray } from 'drizzle-orm';
import { CODE_REFUSALS, type CertificateBalance } from '@yahont/contracts/certificates/certificates.ts';
import { parseCertificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { certificates } from '../certificates.tables.ts';
import { hashOfCode } from './secrets.ts';

/** A shopper mistypes, which the check characters notice without a try; ten wrong codes an hour are no mistakes. */
const WRONG_CODES: UseLimit = { kind: 'certificate-try', visitor: 10, address: 40, household: 40 };

type Found = { id: string; lastFour: string; balance: number; expiresAt: Date };

/**
 * The certificate of each of these codes, as they were typed; it may be expired or empty.
 * Throws `certificate-unusable` for an unknown code and `too-many-tries` after many of them.
 */
export async function findCertificates(
  ctx: CallContext,
  codes: readonly string[],
): Promise<Map<string, Found>> {
  const hashOf = new Map(codes.map((code) => [code, hashOfCode(parseCertificateCode(code) ?? code)]));
  if (hashOf.size === 0) return new Map();
  const hashes = [...new Set(hashOf.values())];
  const tried = await ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, WRONG_CODES);
    if (retryAfter > 0) return { retryAfter, found: new Map<string, Found>() };
    const { id, lastFour, balance, expiresAt, codeHash } = certificates;
    const rows = await tx
      .select({ id, lastFour, balance, expiresAt, codeHash })
      .from(certificates)
      .where(inArray(codeHash, hashes));
    const found = new Map(rows.map((row) => [row.codeHash, row]));
    const wrong = hashes.length - found.size;
    if (wrong > 0) await noteUse(tx, ctx, { kind: 'certificate-try', times: wrong });
    return { retryAfter: 0, found };
  });
  // Thrown after the commit, which keeps the tries.
  if (tried.retryAfter > 0) throw refuse(CODE_REFUSALS, 'too-many-tries', { retryAfter: tried.retryAfter });
  return new Map(Array.from(hashOf, ([code, hash]) => [code, tried.found.get(hash) ?? refuseCode()]));
}

/** The certificate of a code that still pays. One that is expired or empty is refused as an unknown one is. */
export async function findUsable(ctx: CallContext, code: string): Promise<Found> {
  const found = (await findCertificates(ctx, [code])).get(code);
  return found && found.balance > 0 && found.expiresAt > ctx.now() ? found : refuseCode();
}

/** What a code can still pay. Throws as `findUsable` does. */
export async function checkCode(ctx: CallContext, code: string): Promise<CertificateBalance> {
  const { balance, expiresAt } = await findUsable(ctx, code);
  return { balance: kopecks(balance), expiresAt: expiresAt.toISOString() };
}

function refuseCode(): never {
  throw refuse(CODE_REFUSALS, 'certificate-unusable', {});
}
