import { desc, eq } from 'drizzle-orm';
import * as contract from '@yahont/contracts/office/settings.ts';
import type { SettingCode } from '@yahont/contracts/office/settings.ts';
import type { Db } from '#src/platform/database/database.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import { setSetting } from './change-setting.ts';
import { readSettings } from './read-settings.ts';
import { officeSettings } from './settings.tables.ts';

const MAX_CHANGES = 50;

export function settingsRoutes(routes: Routes): void {
  serve(routes, contract.listSettings, async ({ ctx }) => ({
    items: Object.values(await readSettings(ctx.db)),
    fixed: contract.FIXED_BY_LAW.map((term) => ({ ...term })),
  }));
  serve(routes, contract.getSetting, async ({ ctx, params: { code } }) => {
    const [settings, history] = await Promise.all([readSettings(ctx.db), readHistory(ctx.db, code)]);
    return { ...settings[code], history };
  });
  serve(routes, contract.changeSetting, async ({ ctx, params: { code }, body, request }) => {
    const own = staffContext(ctx);
    const version = versionOf(request);
    await own.db.transaction((tx) => setSetting(tx, own, { code, version, ...body }));
    return (await readSettings(ctx.db))[code];
  });
}

async function readHistory(db: Db, code: SettingCode) {
  const rows = await db
    .select()
    .from(officeSettings)
    .where(eq(officeSettings.code, code))
    .orderBy(desc(officeSettings.version))
    .limit(MAX_CHANGES);
  return rows.map(({ version, value, at, reason, setBy }) => ({
    version,
    value,
    at: at.toISOString(),
    reason,
    by: [...setBy],
  }));
}
