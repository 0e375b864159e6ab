import { asSystem, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { audit } from './audit.ts';

/** Records an import as one row: its subject, how many rows came, and how many were new or different. */
export async function auditImport(
  tx: Db,
  ctx: Context,
  { of, given, changed }: { of: string; given: number; changed: number },
): Promise<void> {
  if (changed === 0) return;
  const subject = { type: 'import' as const, id: of };
  await audit(tx, asSystem(ctx, 'import'), { action: 'import', subject, after: { given, changed } });
}
