import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';

/** How a thing is looked up, and for whom. */
export type SubjectLookup = {
  db: Db;
  catalogue: Pick<Catalogue, 'find'>;
  /** The appointment whose held pieces count as on sale; null for a visitor who has none. */
  heldFor: number | null;
};

/** The items that can be shown to this visitor. */
export function canBeShown({ heldFor }: Pick<SubjectLookup, 'heldFor'>): SQL {
  return heldFor === null
    ? sql`${items.state} = 'available'`
    : sql`(${items.state} = 'available' or ${items.appointmentId} = ${heldFor})`;
}
