import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ImportSection } from '@yahont/contracts/catalogue-import.ts';
import { announceChange } from '#src/platform/changes.ts';
import type { Context } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import { sections } from './catalogue.tables.ts';

/** Writes sections by path; doing it twice changes nothing. Throws `unknown-parent` when a parent is nowhere. */
export async function importSections(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportSection).parse(input);
  if (list.length === 0) return;
  const rows = list.map(({ picture, ...section }) => ({
    ...section,
    pictureHash: picture,
    path: section.parentPath === '' ? section.code : `${section.parentPath}/${section.code}`,
  }));
  await ctx.db.transaction(async (tx) => {
    const stored = await tx.select({ path: sections.path }).from(sections);
    const paths = new Set([...stored, ...rows].map(({ path }) => path));
    for (const { parentPath, path } of rows) {
      if (parentPath !== '' && !paths.has(parentPath)) {
        throw new AppError('invalid', 'unknown-parent', { context: { path, parentPath } });
      }
    }
    const changed = await tx
      .insert(sections)
      .values(rows)
      .onConflictDoUpdate({
        target: sections.path,
        set: {
          name: sql`excluded.name`,
          h1: sql`excluded.h1`,
          lead: sql`excluded.lead`,
          seoText: sql`excluded.seo_text`,
          sort: sql`excluded.sort`,
          pictureHash: sql`excluded.picture_hash`,
          rule: sql`excluded.rule`,
        },
        setWhere: sql`(${sections.name}, ${sections.h1}, ${sections.lead}, ${sections.seoText}, ${sections.sort}, ${sections.pictureHash}, ${sections.rule})
          is distinct from (excluded.name, excluded.h1, excluded.lead, excluded.seo_text, excluded.sort, excluded.picture_hash, excluded.rule)`,
      })
      .returning({ id: sections.id });
    if (changed.length > 0) await announceChange(tx, ['catalogue']);
  });
}
