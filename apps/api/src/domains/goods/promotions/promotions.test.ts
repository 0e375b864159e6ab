import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '#src/platform/context.ts';
import { listenForChanges } from '#src/platform/database/changes.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { findPromoCode, importPromoCodes } from './index.ts';

let database: Database;
let context: Context;
beforeAll(async () => {
  database = await openTestDatabase();
  context = { db: database.db, now: () => new Date(), log: createLog('silent') };
});
afterAll(() => database.close());

const NOVEMBER = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };

function find(code: string, now: string) {
  return findPromoCode(context.db, { code, now: new Date(now) });
}

test('a code is valid from its start, exclusive of its end, in any spelling', async () => {
  await importPromoCodes(context, [{ code: 'ёлка10', percent: 10, minTotal: 100, ...NOVEMBER }]);
  const found = { ok: true, promo: { code: 'ЁЛКА10', percent: 10, minTotal: 100 } };
  expect(await find(' Ёлка10 ', '2026-11-01T00:00:00Z')).toEqual(found);
  expect(await find('ЁЛКА10', '2026-11-30T23:59:59Z')).toEqual(found);
  expect(await find('ёлка10', '2026-12-01T00:00:00Z')).toEqual({ ok: false, reason: 'promo-expired' });
  expect(await find('ёлка10', '2026-10-31T23:59:59Z')).toEqual({ ok: false, reason: 'promo-unknown' });
});

test('importing again replaces the codes, and a malformed row stops the import', async () => {
  const row = { code: 'ДВАЖДЫ', percent: 5, ...NOVEMBER };
  await importPromoCodes(context, [row, { ...row, percent: 7 }]);
  await importPromoCodes(context, [{ ...row, percent: 9 }]);
  expect(await find('дважды', '2026-11-10T00:00:00Z')).toMatchObject({ promo: { percent: 9 } });
  await expect(
    importPromoCodes(context, [
      { ...row, code: 'НОВЫЙ' },
      { ...row, percent: 100 },
    ]),
  ).rejects.toThrow('percent');
  expect(await find('новый', '2026-11-10T00:00:00Z')).toEqual({ ok: false, reason: 'promo-unknown' });
});

test('a changed code is announced to the pages that name prices with it, the same again is not', async () => {
  const changes = await listenForChanges(database, () => undefined);
  const heard: string[] = [];
  changes.subscribe((tags) => void heard.push(...tags.filter((tag) => tag === 'promo-codes')));
  const row = { code: 'СЛЫШНО', percent: 5, ...NOVEMBER };
  await importPromoCodes(context, [row]);
  await changes.caughtUp();
  expect(heard).toEqual(['promo-codes']);
  await importPromoCodes(context, [row]);
  await changes.caughtUp();
  expect(heard).toEqual(['promo-codes']);
  await changes.stop();
});
