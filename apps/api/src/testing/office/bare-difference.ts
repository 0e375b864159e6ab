import { randomUUID } from 'node:crypto';
import { differences } from '#src/domains/buying/payment/differences/differences.tables.ts';
import type { Context } from '#src/platform/context.ts';

/** Writes a difference with a provider about a payment of an order, for tests that only need one to exist. */
export async function writeBareDifference({ db, now }: Context, orderId: number): Promise<number> {
  const at = now();
  const [row] = await db
    .insert(differences)
    .values({
      kind: 'missing-here',
      of: 'payment',
      provider: 'bare',
      providerId: randomUUID(),
      orderId,
      thereState: 'succeeded',
      thereAmount: 100,
      firstSeenAt: at,
      lastSeenAt: at,
    })
    .returning({ id: differences.id });
  return row?.id ?? 0;
}
