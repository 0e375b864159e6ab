import { desc, eq } from 'drizzle-orm';
import {
  SETTING_CODES,
  SETTING_RULES,
  type Setting,
  type SettingCode,
} from '@yahont/contracts/office/settings.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findLatestSettings } from './latest-settings.sql.ts';
import { officeSettings } from './settings.tables.ts';

/**
 * The value of a setting, in the unit of its rule. Read in the transaction that depends on it: a cache
 * would let a process use a limit that was lowered a moment ago, and only calls of staff read settings
 * (decision 0078).
 */
export async function readSetting(db: Db, code: SettingCode): Promise<number> {
  const [row] = await db
    .select({ value: officeSettings.value })
    .from(officeSettings)
    .where(eq(officeSettings.code, code))
    .orderBy(desc(officeSettings.version))
    .limit(1);
  return row?.value ?? SETTING_RULES[code].initial;
}

/** All settings, in the order of their list. */
export async function readSettings(db: Db): Promise<Record<SettingCode, Setting>> {
  const rows = await findLatestSettings(db);
  const set = new Map(rows.map((row) => [row.code, row]));
  // safe: every code of the list has an entry
  const all = Object.fromEntries(
    SETTING_CODES.map((code) => {
      const { unit, initial, least, most } = SETTING_RULES[code];
      const { value, version } = set.get(code) ?? { value: initial, version: 0 };
      return [code, { code, unit, value, least, most, version }];
    }),
  ) as Record<SettingCode, Setting>;
  // The usual storage term must not exceed the extended one.
  const [storage, extended] = [all['storage-days'], all['extended-storage-days']];
  return {
    ...all,
    'storage-days': { ...storage, most: Math.min(storage.most, extended.value) },
    'extended-storage-days': { ...extended, least: Math.max(extended.least, storage.value) },
  };
}
