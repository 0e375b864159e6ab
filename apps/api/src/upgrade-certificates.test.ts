import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificates } from '#src/domains/certificates/certificates.tables.ts';
import { hashOfCode } from '#src/domains/certificates/codes/secrets.ts';
import { giftCertificates } from '#src/domains/certificates/gift-certificates.tables.ts';
import { orderLines } from '#src/domains/orders/orders.tables.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { openUpgradedDatabase } from '#src/testing/database.ts';

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

describe('gift certificates that were ordered before 0028', () => {
  test('those of unpaid and of ended orders stay what they were', async () => {
    expect(await boughtBy(3)).toMatchObject({ gift: { state: 'reserved' }, paying: null });
    expect(await boughtBy(6)).toMatchObject({ gift: { state: 'void' }, paying: null });
  });

  test('paid ones are issued, with a code that is in no table, and the codes of before are gone', async () => {
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
        `select count(*)::int as found from ${table} as t where t::text ~ '(AAAABBBB|EEEEFFFF|JJJJKKKK|SSSSTTTT)'`,
      );
      expect([table, rows[0]?.['found']]).toEqual([table, 0]);
    }
  });
});
