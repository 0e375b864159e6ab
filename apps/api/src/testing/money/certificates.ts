import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Kopecks } from '@yahont/values/money.ts';
import { certificates } from '#src/domains/certificates/certificates.tables.ts';
import type { TestShop } from '../shop.ts';

/** A gift certificate as its sale will leave it behind. */
export async function makeCertificate(
  { context, clock }: TestShop,
  amount: Kopecks,
  { lifeMs = 365 * 86_400_000 }: { lifeMs?: number } = {},
): Promise<string> {
  const id = randomUUID();
  await context.db.insert(certificates).values({
    id,
    codeHash: id,
    amount,
    balance: amount,
    expiresAt: new Date(clock.now().getTime() + lifeMs),
    createdAt: clock.now(),
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
