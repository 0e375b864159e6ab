import { eq, sql } from 'drizzle-orm';
import type { InstalmentContract } from '@yahont/contracts/payment/instalment.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { instalmentContracts } from './contracts.tables.ts';
import type { ContractTerms } from './application.ts';

/** Stores the operator's data about the contract of a payment. */
export async function keepContract(
  tx: Db,
  { paymentId, contract, at }: { paymentId: string; contract: ContractTerms; at: Date },
): Promise<void> {
  const { operator, state, number } = contract;
  const schedule = contract.schedule?.map(({ date, amount }) => ({ date, amount })) ?? null;
  await tx
    .insert(instalmentContracts)
    .values({ paymentId, operator, state, number, schedule, changedAt: at })
    .onConflictDoUpdate({
      target: instalmentContracts.paymentId,
      set: {
        state,
        // An answer that omits fields does not clear them.
        number: sql`coalesce(excluded.number, ${instalmentContracts.number})`,
        schedule: sql`coalesce(excluded.schedule, ${instalmentContracts.schedule})`,
        changedAt: at,
      },
    });
}

/** The contract of a payment in instalments; null for any other payment. */
export async function findContract(db: Db, paymentId: string): Promise<InstalmentContract | null> {
  const [row] = await db
    .select()
    .from(instalmentContracts)
    .where(eq(instalmentContracts.paymentId, paymentId));
  if (!row) return null;
  const { operator, state, number, schedule } = row;
  return {
    operator,
    state,
    number,
    schedule: (schedule ?? []).map(({ date, amount }) => ({ date, amount: kopecks(amount) })),
  };
}
