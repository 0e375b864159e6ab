import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateEntries, certificates } from '#src/domains/goods/certificates/certificates.tables.ts';
import { hashOfCode } from '#src/domains/goods/certificates/codes/secrets.ts';
import { giftCertificates } from '#src/domains/goods/certificates/gift-certificates.tables.ts';
import { orderLines } from '#src/domains/buying/orders/orders.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { openUpgradedDatabase } from '#src/testing/database.ts';

/** A certificate of the fixture: bought by its order and spent in part by another one. */
const SPENT_IN_PART = '00000000-0000-4000-8000-000000000004';

let api: TestApi;
beforeAll(async () => {
  const fixture = new URL('testing/fixtures/certificates-at-0027.sql', import.meta.url);
  const data = await readFile(fileURLToPath(fixture), 'utf8');
  api = await createTestApi({}, await openUpgradedDatabase({ lastTag: '0027_comparisons', data }));
});
afterAll(() => api.stop());

/** The certificate that an order of the fixture bought, and what pays of it. */
async function boughtBy(orderId: number) {
  const [row] = await api.context.db
    .select({ gift: giftCertificates, paying: certificates })
    .from(orderLines)
    .innerJoin(giftCertificates, eq(giftCertificates.id, orderLines.certificateId))
    .leftJoin(certificates, eq(certificates.id, giftCertificates.id))
    .where(eq(orderLines.orderId, orderId));
  if (!row) throw new Error(`order ${orderId} bought no certificate`);
  return row;
}

describe('gift certificates of before 0028', () => {
  test('one that was spent in part pays on under its id, its code and its term, with double entries', async () => {
    const { gift, paying } = await boughtBy(4);
    expect(gift).toMatchObject({ id: SPENT_IN_PART, state: 'active' });
    expect(paying).toMatchObject({
      // The migration joins by the hash that today's code makes of the plain code.
      codeHash: hashOfCode('NNNNPPPPQQQQRRRR'),
      balance: 300_000,
      expiresAt: new Date('2028-11-03T09:00:00Z'),
    });
    const entries = await api.context.db
      .select()
      .from(certificateEntries)
      .where(eq(certificateEntries.certificateId, SPENT_IN_PART))
      .orderBy(asc(certificateEntries.createdAt));
    expect(
      entries.map(({ reason, fromAccount, toAccount, amount }) => [reason, fromAccount, toAccount, amount]),
    ).toEqual([
      ['issued', 'sold', 'balance', 500_000],
      ['held', 'balance', 'used', 250_000],
      ['released', 'used', 'balance', 50_000],
    ]);
  });

  test('those of unpaid and of ended orders stay what they were', async () => {
    expect(await boughtBy(3)).toMatchObject({ gift: { state: 'reserved' }, paying: null });
    expect(await boughtBy(6)).toMatchObject({ gift: { state: 'void' }, paying: null });
  });

  test('paid ones that nobody has used are issued again, with a code that is in no table', async () => {
    for (const orderId of [1, 2])
      expect(await boughtBy(orderId)).toMatchObject({ gift: { state: 'paid' }, paying: null });
    while ((await api.deliverOutbox()) > 0);
    for (const orderId of [1, 2]) {
      const { gift, paying } = await boughtBy(orderId);
      expect([gift.state, paying?.balance]).toEqual(['active', 500_000]);
      expect(paying?.codeHash).not.toBe(hashOfCode('AAAABBBBCCCCDDDD'));
    }
    for (const table of ['gift_certificates', 'order_lines', 'certificates', 'outbox', 'audit']) {
      const { rows } = await api.database.query(
        `select count(*)::int as found from ${table} as t where t::text ~ '(AAAABBBB|EEEEFFFF|JJJJKKKK|NNNNPPPP|SSSSTTTT)'`,
      );
      expect([table, rows[0]?.['found']]).toEqual([table, 0]);
    }
  });

  test('the books of the whole ledger close', async () => {
    const { rows } = await api.database
      .query(`select sum(amount)::int as amount, sum(balance)::int as balance,
      (select sum(amount)::int from certificate_entries where from_account = 'sold') as sold from certificates`);
    expect(rows).toEqual([{ amount: 1_500_000, balance: 1_300_000, sold: 1_500_000 }]);
  });
});
