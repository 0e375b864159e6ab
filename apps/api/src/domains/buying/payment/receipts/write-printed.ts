import { randomUUID } from 'node:crypto';
import type { FiscalNumbers } from '@yahont/contracts/office/money/receipts.ts';
import type { Db } from '#src/platform/database/database.ts';
import { receipts } from './receipts.tables.ts';

type Row = typeof receipts.$inferInsert;
type Printed = Pick<Row, 'orderId' | 'kind' | 'amount' | 'means'> & { fiscal: FiscalNumbers; at: Date };

/** Records a receipt that a till has already printed: nothing is left to register. */
export async function writePrinted(tx: Db, { fiscal, at, ...receipt }: Printed): Promise<void> {
  await tx.insert(receipts).values({
    ...receipt,
    id: randomUUID(),
    paymentId: null,
    state: 'registered',
    documentNumber: fiscal.document,
    storageNumber: fiscal.storage,
    fiscalSign: fiscal.sign,
    registeredAt: at,
    nextTryAt: at,
    createdAt: at,
    changedAt: at,
  });
}
