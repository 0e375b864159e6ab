import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { PLANNED_ANEW } from '#src/platform/database/statement.ts';

/** Inserts the models with new codes. Known codes take no id from the sequence. */
export async function insertModels(tx: Db, codes: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into models (code)
    select given.code from jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb) as given (code)
    where not exists (select from models where models.code = given.code)
    on conflict do nothing ${sql.raw(PLANNED_ANEW)}`);
}
