import { z } from 'zod';
import { ImportPicture } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Context } from '#src/platform/context.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { pictures } from '../catalogue.tables.ts';

/** Writes metadata of stored picture files by hash; repeating an import changes nothing. */
export async function importPictures(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportPicture).parse(input);
  await ctx.db.transaction(async (tx) => {
    const changed = await upsertChanged(tx, pictures, list, { key: pictures.hash });
    if (changed.length > 0) await announceChange(tx, ['catalogue']);
  });
}
