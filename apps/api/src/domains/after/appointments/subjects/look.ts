import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';

/** With what a thing is looked for, and for whom. */
export type Look = {
  db: Db;
  catalogue: Pick<Catalogue, 'find'>;
  /** The appointment whose pieces on hold are as good as pieces on sale; null for a visitor who has none. */
  heldFor: number | null;
};

/** The items that can be shown to the visitor of a look. */
export function canBeShown({ heldFor }: Pick<Look, 'heldFor'>): SQL {
  return heldFor === null
    ? sql`${items.state} = 'available'`
    : sql`(${items.state} = 'available' or ${items.appointmentId} = ${heldFor})`;
}
