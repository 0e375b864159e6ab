import { sql } from 'drizzle-orm';
import type { SettingCode } from '@yahont/contracts/office/settings.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** The current values of the settings that staff have changed. */
export function findLatestSettings(db: Db): Promise<{ code: SettingCode; value: number; version: number }[]> {
  return rowsOf(
    db,
    sql`select distinct on (code) code, value, version from office_settings order by code, version desc`,
  );
}
