import { z } from 'zod';
import { ImportSection } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Changed } from '#src/platform/domain-module.ts';
import { AppError } from '#src/platform/errors.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { sections } from '../catalogue.tables.ts';

/**
 * Writes sections by path; repeating an import changes nothing. Throws `unknown-parent` when a parent does not exist.
 * @returns the paths of new and changed sections
 */
export async function importSections(ctx: Context, input: readonly unknown[]): Promise<Changed> {
  const list = z.array(ImportSection).parse(input);
  const rows = list
    .map(({ picture, parentPath, ...section }) => ({
      ...section,
      pictureHash: picture,
      parentPath: parentPath === '' ? null : parentPath,
      path: parentPath === '' ? section.code : `${parentPath}/${section.code}`,
    }))
    // Parents first: a section refers to the one above it.
    .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length);
  return ctx.db.transaction(async (tx) => {
    const stored = await tx.select({ path: sections.path }).from(sections);
    const paths = new Set([...stored, ...rows].map(({ path }) => path));
    for (const { parentPath, path } of rows) {
      if (parentPath !== null && !paths.has(parentPath)) {
        throw new AppError('invalid', 'unknown-parent', { context: { path, parentPath } });
      }
    }
    const changed = await upsertChanged(tx, sections, rows, { key: sections.path });
    await auditImport(tx, ctx, { of: 'sections', given: rows.length, changed: changed.length });
    if (changed.length > 0) await announceChange(tx, ['catalogue']);
    return { changed };
  });
}
