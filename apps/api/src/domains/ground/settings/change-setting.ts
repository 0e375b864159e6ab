import {
  changeSetting as contract,
  type Setting,
  type SettingCode,
} from '@yahont/contracts/office/settings.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext, Actor } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { checkVersion } from '#src/platform/versions.ts';
import { readSettings } from './read-settings.ts';
import { officeSettings } from './settings.tables.ts';

export type NewValue = { code: SettingCode; value: number; version: number; reason: string };

/**
 * Changes a setting, in the caller's transaction; its history keeps the old value. Throws
 * `changed-meanwhile` and `out-of-range`.
 * @returns the setting before the change
 */
export async function setSetting(
  tx: Db,
  ctx: ActingContext,
  { code, value, version, reason }: NewValue,
): Promise<Setting> {
  const before = (await readSettings(tx))[code];
  await checkVersion(tx, { subject: { type: 'setting', id: code }, version: before.version }, version);
  const { least, most } = before;
  if (value < least || value > most)
    throw refuse(contract.refusals, 'out-of-range', { least, most }, { field: 'value' });
  if (value === before.value) return before;
  const written = await tx
    .insert(officeSettings)
    .values({ code, version: version + 1, value, at: ctx.now(), setBy: namesOf(ctx.caller), reason })
    .onConflictDoNothing()
    .returning({ version: officeSettings.version });
  if (written.length === 0)
    await checkVersion(tx, { subject: { type: 'setting', id: code }, version: version + 1 }, version);
  await audit(tx, ctx, {
    action: 'settings.change',
    subject: { type: 'setting', id: code },
    before: { value: before.value, version },
    after: { value, version: version + 1 },
    reason,
  });
  return before;
}

function namesOf(caller: Actor): string[] {
  if (caller.kind === 'staff') return [caller.name];
  const approval = caller.kind === 'system' ? caller.approval : undefined;
  return approval === undefined ? [] : [approval.askedBy.name, approval.decidedBy.name];
}
