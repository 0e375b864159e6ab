import type { Context } from '#src/platform/context.ts';
import { bankLines } from '#src/domains/buying/payment/statements/statements.tables.ts';

/** A line of a statement that waits: its id. */
export async function writeBareBankLine({ db, now }: Context): Promise<number> {
  const [row] = await db
    .insert(bankLines)
    .values({
      way: 'in',
      number: '2049',
      paidOn: '2026-11-20',
      amount: 7_400_000,
      other: 'ООО "Квадрат"',
      purpose: 'ювелирные изделия',
      result: 'no-number',
      readAt: now(),
    })
    .returning({ id: bankLines.id });
  if (!row) throw new Error('an insert answered without a row');
  return row.id;
}
