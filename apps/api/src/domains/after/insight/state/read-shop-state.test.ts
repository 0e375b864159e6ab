import { afterAll, beforeAll, expect, test } from 'vitest';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

const read = () => shop.api.insight.readShop();

test('orders that are not over are counted by state', async () => {
  const before = await read();
  await shop.order();
  const after = await read();
  expect(after.orders['new']).toBe((before.orders['new'] ?? 0) + 1);
});

test('an unpaid order counts as overdue minutes after its term', async () => {
  const { id } = await shop.order();
  const term = async (minutes: number) => {
    const at = new Date(shop.api.clock.now().getTime() - minutes * 60_000);
    await shop.api.database.query(
      "update orders set status = 'awaiting-payment', expires_at = $2 where id = $1",
      [id, at],
    );
    return (await read()).unpaidOverdue;
  };
  expect([await term(4), await term(6)]).toEqual([0, 1]);
});

test('the oldest waiting message ages while it waits; those of the night and of foreign topics do not count', async () => {
  await shop.api.deliverOutbox();
  const { rows } = await shop.api.database.query(
    `insert into outbox (topic, payload) values ('send-mail', '{}'), ('unknown', '{}') returning id`,
  );
  await shop.api.database.query(
    `insert into outbox (topic, payload, not_before) values ('send-mail', '{}', $1)`,
    [new Date(shop.api.clock.now().getTime() + 3_600_000)],
  );
  const first = await read();
  expect(first.outbox).toMatchObject({ waiting: 1, held: 1, oldestSeconds: 0 });
  shop.api.clock.advance(90_000);
  expect((await read()).outbox).toMatchObject({ waiting: 1, oldestSeconds: 90 });
  await shop.api.database.query('update outbox set queued_at = now(), failed_at = now() where id = $1', [
    rows[0]?.['id'],
  ]);
  expect((await read()).outbox).toMatchObject({ waiting: 0, oldestSeconds: 0, failed: 1 });
});

test('the last comparison of money counts, whatever earlier ones found', async () => {
  expect((await read()).comparison).toBeNull();
  await shop.api.database.query(
    `insert into reconciliations (day, ran_at, payments, refunds, differences) values
      ('2026-11-01', '2026-11-02T03:00:00Z', 1, 0, '[{}, {}]'), ('2026-11-02', '2026-11-03T03:00:00Z', 1, 0, '[{}]')`,
  );
  expect((await read()).comparison).toEqual({
    differences: 1,
    at: Date.parse('2026-11-03T03:00:00Z') / 1000,
  });
});

test('an API says what can be read without the database', () => {
  const { insight } = shop.api;
  expect(insight.changes()).toEqual({ isHearing: true, catchUps: 0 });
  for (const pool of insight.pools()) expect(pool.open).toBeLessThanOrEqual(pool.most);
  // Breakers of other tests in this process may be open.
  expect(insight.breakers().map(({ name }) => name)).not.toContain('');
});
