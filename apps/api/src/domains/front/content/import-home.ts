import { ImportHome } from '@yahont/contracts/content/content.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { writeBlock } from './content-blocks.ts';

/** Writes the texts of the home page; repeating an import changes nothing. */
export async function importHome(ctx: Context, input: unknown): Promise<void> {
  const home = ImportHome.parse(input);
  await ctx.db.transaction(async (tx) => {
    await writeBlock(tx, 'home', home, ctx.now());
    await auditImport(tx, ctx, { of: 'home', given: 1, changed: 1 });
    await announceChange(tx, ['content:home']);
  });
}
