import { afterAll, beforeEach, expect, test } from 'vitest';
import { asSystem, type ActingContext } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { audit, type AuditEntry } from './audit.ts';
import { cutAudit } from './cut-audit.ts';
import { checkAuditChain, sealAudit, watchAuditChain } from './seal.ts';

let database: Database;
beforeEach(async () => {
  await database?.close();
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Years before the clock of the machine, which the trigger asks. */
const yearsAgo = (years: number): Date => {
  const day = new Date();
  return new Date(Date.UTC(day.getUTCFullYear() - years, day.getUTCMonth() - 1, 15));
};
const at = (now: Date): ActingContext =>
  asSystem({ db: database.db, now: () => now, log: createLog('silent') }, 'jobs');
const entry = (id: number): AuditEntry => ({
  action: 'orders.move',
  subject: { type: 'order', id },
  after: { status: 'paid' },
});
const positions = async () =>
  (await database.query('select position::int as position from audit order by position')).rows.map(
    ({ position }) => position,
  );
const cuts = async () => (await database.query('select position::int as position from audit_cuts')).rows;

/** Three rows of long ago, two of four years ago, one of now: all sealed. */
async function fill(): Promise<ActingContext> {
  const ctx = at(new Date());
  await audit(database.db, at(yearsAgo(7)), entry(1), entry(2));
  await audit(database.db, at(yearsAgo(6)), entry(3));
  await audit(database.db, at(yearsAgo(4)), entry(4), entry(5));
  await audit(database.db, ctx, entry(6));
  await sealAudit(ctx);
  return ctx;
}

test('rows older than five years go, and the chain of the rest is whole and goes on', async () => {
  const ctx = await fill();
  await watchAuditChain(ctx, 'new');
  expect(await cutAudit(ctx)).toBe(3);
  expect(await positions()).toEqual([4, 5, 6]);
  expect(await cuts()).toEqual([{ position: 3 }]);
  expect(await checkAuditChain(ctx)).toMatchObject({ checked: 6, brokenAt: null });
  expect(await cutAudit(ctx)).toBe(0);
  await audit(database.db, ctx, entry(7));
  expect(await watchAuditChain(ctx, 'new')).toMatchObject({ checked: 7, brokenAt: null });
  expect(await watchAuditChain(ctx, 'whole')).toMatchObject({ checked: 7, brokenAt: null });
});

test('after a cut a missing or changed row is found as before it', async () => {
  const ctx = await fill();
  await cutAudit(ctx);
  await tamper('delete from audit where position = 4');
  expect(await watchAuditChain(ctx, 'whole')).toMatchObject({ brokenAt: 4 });
});

test('a log of which all rows are old goes on after its last hash', async () => {
  await audit(database.db, at(yearsAgo(7)), entry(1), entry(2));
  const ctx = at(new Date());
  await audit(database.db, ctx, entry(3));
  await sealAudit(ctx);
  await cutAudit(ctx);
  await tamper('delete from audit where position = 3');
  await audit(database.db, ctx, entry(4));
  await sealAudit(ctx);
  expect(await checkAuditChain(ctx)).toMatchObject({ checked: 3, brokenAt: null });
});

test('a chain that was changed by hand is not cut', async () => {
  const ctx = await fill();
  await tamper(`update audit set reason = 'другое' where position = 5`);
  expect(await cutAudit(ctx)).toBe(0);
  expect(await positions()).toHaveLength(6);
  expect(await cuts()).toEqual([]);
});

test('the database removes no row that is younger than five years, nor any without a cut', async () => {
  await fill();
  await expect(database.exec('delete from audit where position = 1')).rejects.toThrow('append-only');
  await database.exec(
    `insert into audit_cuts (position, hash, before, cut_at) values (6, 'x', now(), now())`,
  );
  await expect(database.exec('delete from audit where position = 5')).rejects.toThrow('append-only');
  // Nor does such a cut hide rows from the check.
  expect(await checkAuditChain(at(new Date()))).toMatchObject({ checked: 3, brokenAt: 4 });
  for (const change of [
    'update audit_cuts set position = 1',
    'delete from audit_cuts',
    'truncate audit_cuts',
  ])
    await expect(database.exec(change)).rejects.toThrow('append-only');
});

/** Changes rows as nobody but the owner of the database can. */
const tamper = (statement: string) =>
  database.exec(`alter table audit disable trigger all; ${statement}; alter table audit enable trigger all`);
