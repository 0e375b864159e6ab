import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { pickPage } from '#src/facets/pick-page.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import type { ProductRecord } from '../records/product-record.ts';

type Selection = {
  limit: number;
  /** All kinds by default. */
  kind?: ProductCard['kind'];
};

/** Products by popularity; equal ones by ascending price. */
export function listPopular(catalogue: Catalogue, { limit, kind }: Selection): ProductRecord[] {
  const columns = catalogue.columns();
  const { positions } = catalogue.scopeOf('');
  const chosen =
    kind === undefined ? positions : positions.filter((position) => columns.rows[position]?.kind === kind);
  return pickPage(columns, chosen, { sort: 'popular', keys: null, offset: 0, limit })
    .map((position) => columns.rows[position])
    .filter((record) => record !== undefined);
}
