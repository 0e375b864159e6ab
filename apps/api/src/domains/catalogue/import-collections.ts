import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportCollection } from '@yahont/contracts/catalogue-import.ts';
import { announceChange } from '#src/platform/changes.ts';
import type { Context } from '#src/platform/context.ts';
import { collections } from './catalogue.tables.ts';

/** Writes collections by code; doing it twice changes nothing. */
export async function importCollections(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportCollection).parse(input);
  if (list.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const changed = await tx
      .insert(collections)
      .values(list)
      .onConflictDoUpdate({
        target: collections.code,
        set: { name: sql`excluded.name`, description: sql`excluded.description` },
        setWhere: sql`(${collections.name}, ${collections.description}) is distinct from (excluded.name, excluded.description)`,
      })
      .returning({ id: collections.id });
    if (changed.length > 0) await announceChange(tx, ['catalogue']);
  });
}
