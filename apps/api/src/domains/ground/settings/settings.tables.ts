import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { SETTING_CODES, type SettingCode } from '@yahont/contracts/office/settings.ts';
import { oneOf } from '#src/platform/one-of.ts';

/**
 * Settings of the shop with their history: a row for each change, never updated. The highest version of
 * a code is its current value; a code without rows has its rule's initial value.
 */
export const officeSettings = pgTable(
  'office_settings',
  {
    code: text().$type<SettingCode>().notNull(),
    /** From 1 without gaps. */
    version: integer().notNull(),
    value: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Names of the people who set it: one member of staff, or the one who asked and the one who approved. */
    setBy: jsonb().$type<readonly string[]>().notNull(),
    reason: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.version] }),
    check('office_settings_code', oneOf(table.code, SETTING_CODES)),
    check('office_settings_value', sql`${table.value} >= 0 and ${table.version} > 0`),
  ],
);
