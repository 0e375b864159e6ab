import { randomUUID } from 'node:crypto';
import { kopecks } from '@yahont/values/money.ts';
import { certificates } from '#src/domains/goods/certificates/certificates.tables.ts';
import { hashOfCode } from '#src/domains/goods/certificates/codes/secrets.ts';
import { giftCertificates } from '#src/domains/goods/certificates/gift-certificates.tables.ts';
import { writeEntry } from '#src/domains/goods/certificates/ledger/write-entry.ts';
import { orderLines } from '#src/domains/buying/orders/orders.tables.ts';
import type { Context } from '#src/platform/context.ts';
import { codeFor } from './certificates.ts';
import { GIFT } from './sold-certificates.ts';

const AMOUNT = kopecks(500_000);

/** Writes a certificate that was issued and sent as a line of an order, for tests that only need one to exist. */
export async function writeBareCertificate({ db, now }: Context, orderId: number): Promise<string> {
  const id = randomUUID();
  const at = now();
  const sale = { amount: AMOUNT, state: 'active' as const, changedAt: at, sendAt: at, sentAt: at };
  await db.transaction(async (tx) => {
    await tx.insert(giftCertificates).values({ id, ...sale });
    await tx.insert(orderLines).values({
      orderId,
      position: 90,
      kind: 'certificate',
      certificateId: id,
      options: { amount: AMOUNT, gift: GIFT },
      name: 'Подарочный сертификат',
      price: AMOUNT,
      promoDiscount: 0,
      bonusDiscount: 0,
      total: AMOUNT,
    });
    await tx.insert(certificates).values({
      id,
      codeHash: hashOfCode(codeFor(id)),
      lastFour: codeFor(id).slice(-4),
      amount: AMOUNT,
      balance: AMOUNT,
      expiresAt: new Date(at.getTime() + 365 * 86_400_000),
      createdAt: at,
    });
    await writeEntry(tx, 'issued', { certificateId: id, amount: AMOUNT, at });
  });
  return id;
}
