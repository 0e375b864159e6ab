import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { accountDevices } from './devices.tables.ts';

/**
 * Remembers the device of a sign-in.
 * @returns whether it is new to an account that has another one; the first device of an account needs
 * no warning
 */
export async function meetDevice(
  tx: Db,
  { accountId, device, now }: { accountId: number; device: string; now: Date },
): Promise<boolean> {
  const [met] = await tx
    .insert(accountDevices)
    .values({ accountId, device, firstSeenAt: now })
    .onConflictDoNothing()
    .returning({ device: accountDevices.device });
  if (!met) return false;
  const others = await tx
    .select({ device: accountDevices.device })
    .from(accountDevices)
    .where(and(eq(accountDevices.accountId, accountId), ne(accountDevices.device, device)))
    .limit(1);
  return others.length > 0;
}
