import { sql } from 'drizzle-orm';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';

/** Name and article of an item, for a query that left-joins `products` and `stones`: a loose stone shows its certificate. */
export const itemWords = {
  name: sql<string>`coalesce(${products.name}, ${stones.name})`,
  article: sql<string>`coalesce(${products.article}, ${stones.laboratory} || chr(160) || ${stones.certificate})`,
};
