import { inArray } from 'drizzle-orm';
import { CODE_REFUSALS, type CertificateBalance } from '@yahont/contracts/certificates/certificates.ts';
import { parseCertificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { certificates } from '../certificates.tables.ts';
import { hashOfCode } from './secrets.ts';

/**
 * A typing mistake is caught by the check characters and does not count as a try; ten wrong codes an
 * hour are not mistakes.
 */
const WRONG_CODES: UseLimit = { kind: 'certificate-try', visitor: 10, address: 40, household: 40 };

type CertificateMatch = { id: string; lastFour: string; balance: number; expiresAt: Date };

/**
 * The certificate of each of these typed codes; it may be expired or empty. Throws
 * `certificate-unusable` for an unknown code and `too-many-tries` after many of them.
 */
export async function findCertificates(
  ctx: CallContext,
  codes: readonly string[],
): Promise<Map<string, CertificateMatch>> {
  const hashOf = new Map(codes.map((code) => [code, hashOfCode(parseCertificateCode(code) ?? code)]));
  if (hashOf.size === 0) return new Map();
  const hashes = [...new Set(hashOf.values())];
  const tried = await ctx.db.transaction(async (tx) => {
    const { retryAfter } = await waitForUse(tx, ctx, WRONG_CODES);
    if (retryAfter > 0) return { retryAfter, found: new Map<string, CertificateMatch>() };
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
  // Thrown after the commit, so that the tries are counted.
  if (tried.retryAfter > 0) throw refuse(CODE_REFUSALS, 'too-many-tries', { retryAfter: tried.retryAfter });
  return new Map(Array.from(hashOf, ([code, hash]) => [code, tried.found.get(hash) ?? refuseCode()]));
}

/** The certificate of a code that is still valid. An expired or empty one is refused like an unknown one. */
export async function findUsable(ctx: CallContext, code: string): Promise<CertificateMatch> {
  const found = (await findCertificates(ctx, [code])).get(code);
  return found && found.balance > 0 && found.expiresAt > ctx.now() ? found : refuseCode();
}

/** The amount that a code can still pay. Throws like `findUsable`. */
export async function checkCode(ctx: CallContext, code: string): Promise<CertificateBalance> {
  const { balance, expiresAt } = await findUsable(ctx, code);
  return { balance: kopecks(balance), expiresAt: expiresAt.toISOString() };
}

function refuseCode(): never {
  throw refuse(CODE_REFUSALS, 'certificate-unusable', {});
}
