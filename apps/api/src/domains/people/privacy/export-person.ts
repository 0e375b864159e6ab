import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { lockPerson, type Asker } from './find-person.ts';

/** Everything that the shop stores about a person, by domain. Throws `account-not-found`. */
export async function exportPerson(
  ctx: ActingContext,
  parts: Readonly<Record<string, PersonalData>>,
  { accountId, asker }: { accountId: number; asker: Asker },
): Promise<Record<string, unknown>> {
  return ctx.db.transaction(async (tx) => {
    const person = await lockPerson(tx, Object.values(parts), { accountId, asker });
    const exported: Record<string, unknown> = {};
    for (const [domain, { exportData }] of Object.entries(parts))
      if (exportData) exported[domain] = await exportData(tx, person);
    await audit(tx, ctx, { action: 'customers.export', subject: { type: 'account', id: accountId } });
    return exported;
  });
}
