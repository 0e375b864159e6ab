import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq, inArray } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import type { Context } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { countingDb } from '#src/testing/products/counting-db.ts';
import { certificateBalance, makeCertificate } from '#src/testing/money/certificates.ts';
import { sellCertificate } from '#src/testing/money/sold-certificates.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { giftCertificates } from './gift-certificates.tables.ts';
import { expireCertificates } from './ledger/expire.sql.ts';
import { remindHolders } from './sending/remind.ts';
import { sendDueCertificates } from './sending/send-due.ts';

const AMOUNT = kopecks(500_000);
const DAY_MS = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** Runs a batch and answers with how many it did, and in how many statements. */
async function counted(batch: (ctx: Context) => Promise<number>): Promise<[number, number]> {
  const { db, count } = countingDb(shop.context.db);
  return [await batch({ ...shop.context, db }), count()];
}

async function messages(topic: string): Promise<number> {
  return shop.context.db.$count(outbox, eq(outbox.topic, topic));
}

test('a batch of expired certificates is one statement, and the log has a row for each', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 103; made += 1)
    ids.push(await makeCertificate(shop, AMOUNT, { lifeMs: DAY_MS + made }));
  const later = await makeCertificate(shop, AMOUNT, { lifeMs: 3 * DAY_MS });
  shop.clock.advance(2 * DAY_MS);
  expect(await counted(expireCertificates)).toEqual([100, 1]);
  expect(await counted(expireCertificates)).toEqual([3, 1]);
  expect(await counted(expireCertificates)).toEqual([0, 1]);
  expect(await certificateBalance(shop, ids[0] ?? '')).toBe(0);
  expect(await certificateBalance(shop, later)).toBe(AMOUNT);
  const rows = await shop.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'certificates.expire'), inArray(auditLog.subjectId, ids)));
  expect(rows).toHaveLength(103);
  expect(rows[0]).toMatchObject({
    at: shop.clock.now(),
    actorKind: 'system',
    actorId: 'jobs',
    ip: null,
    subjectType: 'certificate',
    before: { balance: AMOUNT },
    after: { balance: 0 },
  });
});

test('reminders and due messages take as many statements for three certificates as for one', async () => {
  const at = new Date(shop.clock.now().getTime() + DAY_MS).toISOString();
  const sending = { cityId: 216, cityName: 'Москва', day: at.slice(0, 10), hour: 10, at };
  const sold: string[] = [];
  for (let made = 0; made < 3; made += 1) sold.push((await sellCertificate(shop, AMOUNT, { sending })).id);
  const before = await messages('send-certificate');
  shop.clock.advance(DAY_MS);
  expect(await counted(sendDueCertificates)).toEqual([3, 3]);
  expect((await messages('send-certificate')) - before).toBe(3);
  const sent = await shop.context.db
    .select()
    .from(giftCertificates)
    .where(inArray(giftCertificates.id, sold));
  expect(sent.map(({ sentAt }) => sentAt)).toEqual(sold.map(() => shop.clock.now()));

  const mails = await messages('send-mail');
  shop.clock.advance(3 * 365 * DAY_MS - 20 * DAY_MS);
  const remind = (ctx: Context) => remindHolders(ctx, 'https://yahont.test');
  expect(await counted(remind)).toEqual([3, 2]);
  expect((await messages('send-mail')) - mails).toBe(3);
  expect(await counted(remind)).toEqual([0, 1]);
});
