import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Kopecks } from '@yahont/values/money.ts';
import { certificates } from '#src/domains/goods/certificates/certificates.tables.ts';
import { certificateSecrets, hashOfCode } from '#src/domains/goods/certificates/codes/secrets.ts';
import { writeEntry } from '#src/domains/goods/certificates/ledger/write-entry.ts';
import type { Context } from '#src/platform/context.ts';
import type { TestShop } from '../shop.ts';

/** What this shop makes of the ids of certificates. */
export const SECRETS = certificateSecrets(new Uint8Array(32));

/** The code of a certificate that `makeCertificate` made. */
export function codeFor(id: string): string {
  return SECRETS.codeOf(id);
}

/** A gift certificate as its sale leaves it behind. */
export async function makeCertificate(
  of: Pick<TestShop, 'context'> | Pick<Context, 'db' | 'now'>,
  amount: Kopecks,
  { lifeMs = 365 * 86_400_000 }: { lifeMs?: number } = {},
): Promise<string> {
  const id = randomUUID();
  const { db, now } = 'context' in of ? of.context : of;
  const at = now();
  await db.transaction(async (tx) => {
    await tx.insert(certificates).values({
      id,
      codeHash: hashOfCode(codeFor(id)),
      lastFour: codeFor(id).slice(-4),
      amount,
      balance: amount,
      expiresAt: new Date(at.getTime() + lifeMs),
      createdAt: at,
    });
    await writeEntry(tx, 'issued', { certificateId: id, amount, at });
  });
  return id;
}

export async function certificateBalance({ context }: TestShop, id: string): Promise<number | undefined> {
  const [row] = await context.db
    .select({ balance: certificates.balance })
    .from(certificates)
    .where(eq(certificates.id, id));
  return row?.balance;
}
