import type { Columns } from '#src/facets/columns.ts';
import { codesOf, type FacetTypes } from '#src/facets/description.ts';
import { listPage } from '#src/facets/list-page.ts';
import type { Scope } from '#src/facets/scope.ts';
import type { FacetAnswer, SqlQuery } from './sql-facets.ts';

/** The engine's answer to a query, in the form in which SQL is read; values with a zero count are omitted. */
export function engineAnswer<T extends FacetTypes>(
  columns: Columns<T>,
  scope: Scope<T['group']>,
  { sort, ...query }: SqlQuery<T>,
): FacetAnswer {
  const { description } = columns;
  const { rows, total, counts, histograms } = listPage(columns, scope, {
    ...query,
    order: { sort, keys: null },
    alternatives: codesOf<T['group']>(description.groups),
  });
  return {
    ids: rows.map((row) => description.idOf(row)),
    total,
    counts: Object.fromEntries(
      [...counts]
        .filter(([group]) => group !== description.scopeGroup)
        .map(([group, values]) => [group, Object.fromEntries([...values].filter(([, count]) => count > 0))]),
    ),
    histograms: Object.fromEntries(histograms),
  };
}
