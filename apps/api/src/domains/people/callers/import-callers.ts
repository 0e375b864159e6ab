import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ImportBadge, ImportHousePhone } from '@yahont/contracts/callers/callers.ts';
import { badgeNameKey, normaliseCallerPhone } from '@yahont/values/contacts/caller.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { AppError } from '#src/platform/errors.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { badges, housePhones } from './callers.tables.ts';

/**
 * Writes the shop's phone numbers; repeating an import changes nothing. Throws ZodError on a malformed
 * row.
 */
export async function importHousePhones(ctx: Context, input: readonly unknown[]): Promise<void> {
  const rows = z
    .array(ImportHousePhone)
    .parse(input)
    .map((row) => ({ ...row, phone: normaliseCallerPhone(row.phone) ?? row.phone }));
  await ctx.db.transaction(async (tx) => {
    const changed = await upsertChanged(tx, housePhones, rows, { key: housePhones.phone });
    await auditImport(tx, ctx, { of: 'house-phones', given: rows.length, changed: changed.length });
  });
}

/**
 * Writes badges by number; repeating an import changes nothing.
 * @throws ZodError on a malformed row, `unknown-store` when the store does not exist
 */
export async function importBadges(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportBadge).parse(input);
  if (list.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const codes = [...new Set(list.flatMap(({ storeCode }) => storeCode ?? []))];
    const known = await tx
      .select({ id: stores.id, code: stores.code })
      .from(stores)
      .where(inArray(stores.code, codes));
    const idOf = new Map(known.map(({ id, code }) => [code, id]));
    const rows = list.map(({ number, name, storeCode, service, hasLeft }) => {
      const storeId = storeCode === null ? null : idOf.get(storeCode);
      if (storeId === undefined)
        throw new AppError('invalid', 'unknown-store', { context: { store: storeCode } });
      const firstName = name.split(' ', 1)[0] ?? name;
      return { number, firstName, nameKey: badgeNameKey(name), storeId, service, hasLeft };
    });
    const changed = await upsertChanged(tx, badges, rows, { key: badges.number });
    await auditImport(tx, ctx, { of: 'badges', given: rows.length, changed: changed.length });
  });
}
