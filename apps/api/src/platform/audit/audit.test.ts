import { afterAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { asSystem, type ActingContext } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log.ts';
import { rowsOfText, together } from '#src/platform/database/statement.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { audit, auditWrite, changedFields, type AuditEntry } from './audit.ts';
import { auditLog } from './audit.tables.ts';
import { checkAuditChain, sealAudit, watchAuditChain } from './seal.ts';

let database: Database;
let ctx: ActingContext;

beforeEach(async () => {
  await database?.close();
  database = await openTestDatabase();
  const now = () => new Date('2026-11-20T09:00:00.123Z');
  ctx = asSystem({ db: database.db, now, log: createLog('silent') }, 'jobs');
});
afterAll(() => database.close());

const entry = (id: number): AuditEntry => ({
  action: 'orders.move',
  subject: { type: 'order', id },
  before: { status: 'new', city: 1 },
  after: { status: 'paid', city: 1 },
  reason: null,
});
const rows = () => database.db.select().from(auditLog).orderBy(auditLog.id);

test('a row keeps who, what and the changed fields alone', async () => {
  const staff: ActingContext = {
    ...ctx,
    caller: {
      kind: 'staff',
      staffId: 7,
      sessionId: 's-1',
      name: 'Дарья',
      roles: ['manager'],
      permissions: new Set(),
      storeIds: [3],
      sessionEndsAt: new Date(),
      provedAt: 'program',
    },
    ip: '203.0.113.7',
    requestId: 'r-1',
  };
  await audit(database.db, staff, { ...entry(1), storeId: 3, reason: 'просьба покупателя' });
  expect(await rows()).toMatchObject([
    {
      at: ctx.now(),
      actorKind: 'staff',
      actorId: '7',
      sessionId: 's-1',
      ip: '203.0.113.7',
      requestId: 'r-1',
      storeId: 3,
      action: 'orders.move',
      subjectType: 'order',
      subjectId: '1',
      before: { status: 'new' },
      after: { status: 'paid' },
      reason: 'просьба покупателя',
    },
  ]);
});

test('as a part of a larger statement the row is the same', async () => {
  await audit(database.db, ctx, entry(1));
  await rowsOfText(database.db, together({ written: auditWrite(ctx, entry(1)) }, 'select 1 as one'));
  const [{ id: _first, ...first } = {}, { id: _second, ...second } = {}] = await rows();
  expect(second).toEqual(first);
});

test('a change that is undone leaves no row', async () => {
  const failing = database.db.transaction(async (tx) => {
    await audit(tx, ctx, entry(1));
    throw new Error('the bank is closed');
  });
  await expect(failing).rejects.toThrow('the bank is closed');
  expect(await rows()).toEqual([]);
});

test('of something new all fields are kept, of a change those that differ on either side', () => {
  expect(changedFields(undefined, { a: 1 })).toEqual({ before: null, after: { a: 1 } });
  expect(changedFields({ a: 1 }, undefined)).toEqual({ before: { a: 1 }, after: null });
  expect(changedFields({ a: 1, b: [1], c: null }, { a: 1, b: [2], d: 4 })).toEqual({
    before: { b: [1], c: null, d: null },
    after: { b: [2], c: null, d: 4 },
  });
});

test('rows can be neither changed nor removed', async () => {
  await audit(database.db, ctx, entry(1));
  await sealAudit(ctx);
  await audit(database.db, ctx, entry(2));
  const attempts = [
    sql`update audit set reason = 'другое'`,
    sql`update audit set hash = 'x', previous_hash = 'x', position = 9, reason = 'другое' where position is null`,
    sql`update audit set position = null, hash = null, previous_hash = null where position = 1`,
    sql`delete from audit`,
    sql`truncate audit`,
  ];
  const before = await rows();
  for (const attempt of attempts) await expect(database.db.execute(attempt)).rejects.toThrow();
  expect(await rows()).toEqual(before);
});

test('sealing gives every row one place in the chain, however often and by however many it runs', async () => {
  await audit(database.db, ctx, ...Array.from({ length: 1200 }, (_, id) => entry(id)));
  const sealed = await Promise.all([sealAudit(ctx), sealAudit(ctx)]);
  expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(1200);
  await audit(database.db, ctx, entry(1200));
  expect(await sealAudit(ctx)).toBe(1);
  expect(await sealAudit(ctx)).toBe(0);
  expect((await rows()).map(({ position }) => position)).toEqual(
    Array.from({ length: 1201 }, (_, at) => at + 1),
  );
  expect(await checkAuditChain(ctx)).toMatchObject({ checked: 1201, brokenAt: null });
});

test('a row that commits after a later one was sealed gets the next place', async () => {
  await audit(database.db, ctx, entry(1), entry(2));
  await database.exec(
    `update audit set position = 1, previous_hash = repeat('0', 64), hash = 'x' where subject_id = '2'`,
  );
  expect(await sealAudit(ctx)).toBe(1);
  expect(await rows()).toMatchObject([
    { subjectId: '1', position: 2, previousHash: 'x' },
    { subjectId: '2', position: 1 },
  ]);
});

test.each([
  ['a changed field', `update audit set reason = 'другое' where position = 3`, 3],
  ['a changed time', `update audit set at = at + interval '1 microsecond' where position = 2`, 2],
  ['a missing row', 'delete from audit where position = 4', 4],
])('the check finds %s', async (_what, tampering, brokenAt) => {
  await audit(database.db, ctx, ...[1, 2, 3, 4, 5].map(entry));
  await sealAudit(ctx);
  await tamper(tampering);
  expect(await checkAuditChain(ctx)).toMatchObject({ checked: brokenAt - 1, brokenAt });
});

/** Changes rows as nobody but the owner of the database can. */
const tamper = (statement: string) =>
  database.exec(`alter table audit disable trigger all; ${statement}; alter table audit enable trigger all`);

test('the hourly check begins where the one before ended, the nightly one at the beginning', async () => {
  await audit(database.db, ctx, ...[1, 2, 3].map(entry));
  expect(await watchAuditChain(ctx, 'new')).toMatchObject({ checked: 3, brokenAt: null });
  await tamper(`update audit set reason = 'другое' where position = 1`);
  await audit(database.db, ctx, entry(4), entry(5));
  expect(await watchAuditChain(ctx, 'new')).toMatchObject({ checked: 5, brokenAt: null });
  expect(await watchAuditChain(ctx, 'whole')).toMatchObject({ checked: 0, brokenAt: 1 });
  await audit(database.db, ctx, entry(6), entry(7));
  await sealAudit(ctx);
  await tamper(`update audit set reason = 'другое' where position = 6`);
  expect(await watchAuditChain(ctx, 'new')).toMatchObject({ checked: 5, brokenAt: 6 });
});

test('both checks see that the end of the log is missing', async () => {
  await audit(database.db, ctx, ...[1, 2, 3].map(entry));
  await watchAuditChain(ctx, 'new');
  await tamper('delete from audit where position > 1');
  expect(await watchAuditChain(ctx, 'new')).toMatchObject({ brokenAt: 3 });
  expect(await watchAuditChain(ctx, 'whole')).toMatchObject({ checked: 1, brokenAt: 2 });
});

test('a check that is out of time ends between two batches', async () => {
  await audit(database.db, ctx, entry(1));
  const signal = AbortSignal.abort(new Error('out of time'));
  await expect(sealAudit(ctx, signal)).rejects.toThrow('out of time');
  await sealAudit(ctx);
  await expect(checkAuditChain(ctx, { signal })).rejects.toThrow('out of time');
});
