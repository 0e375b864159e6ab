import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';

/** Inserts the models with new codes. */
export async function insertModels(tx: Db, codes: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into models (code) select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb)
    on conflict do nothing`);
}
