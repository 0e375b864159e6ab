import { randomUUID } from 'node:crypto';
import type { Context } from '#src/platform/context.ts';
import { importRefusals, importRuns } from '#src/domains/goods/imports/imports.tables.ts';

/** A checked file of prices without its bytes: the id of its run. */
export async function writeBareRun({ db, now }: Context): Promise<number> {
  const [row] = await db
    .insert(importRuns)
    .values({
      kind: 'prices',
      door: 'office',
      fileName: 'ceny.csv',
      sha256: randomUUID(),
      size: 10,
      state: 'checked',
      isPreview: true,
      total: 2,
      position: 2,
      changed: 1,
      refused: 1,
      columns: [{ given: 'Цена', field: 'Цена', first: '1' }],
      guard: { onSale: 100, percent: 5, holds: false },
      startedAt: now(),
      touchedAt: now(),
    })
    .returning({ id: importRuns.id });
  if (!row) throw new Error('an insert answered without a row');
  await db
    .insert(importRefusals)
    .values({ runId: row.id, line: 3, reason: 'такого артикула нет', row: 'x;1' });
  return row.id;
}
