import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportPicture } from '@yahont/contracts/catalogue-import.ts';
import { announceChange } from '#src/platform/changes.ts';
import type { Context } from '#src/platform/context.ts';
import { pictures } from './catalogue.tables.ts';

const ROWS_PER_STATEMENT = 500;

/** Writes what is known of stored picture files, by hash; doing it twice changes nothing. */
export async function importPictures(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportPicture).parse(input);
  await ctx.db.transaction(async (tx) => {
    let changed = 0;
    for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT) {
      const written = await tx
        .insert(pictures)
        .values(list.slice(from, from + ROWS_PER_STATEMENT))
        .onConflictDoUpdate({
          target: pictures.hash,
          set: {
            width: sql`excluded.width`,
            height: sql`excluded.height`,
            background: sql`excluded.background`,
            placeholder: sql`excluded.placeholder`,
          },
          setWhere: sql`(${pictures.width}, ${pictures.height}, ${pictures.background}, ${pictures.placeholder})
            is distinct from (excluded.width, excluded.height, excluded.background, excluded.placeholder)`,
        })
        .returning({ hash: pictures.hash });
      changed += written.length;
    }
    if (changed > 0) await announceChange(tx, ['catalogue']);
  });
}
