import type { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import { createScope } from '#src/facets/scope.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import type { Columns, Scope } from '../records/products.facets.ts';
import { isInCarats, readCarats } from '../search/meaning/carats.ts';
import { gradesAt, type Grades } from '../search/meaning/grades.ts';
import type { SearchResult } from '../search/search-catalogue.ts';

/** Weight of one grade of relevance: it outranks any popularity. */
const GRADE = 1_000_000;

export type SearchScope = {
  scope: Scope;
  /** Sort key by relevance of each position; null when there is no text search. */
  relevance: Float64Array | null;
};

/** The products that a listing filters: those of its section that match the text and the carat range. */
export function searchScope(
  catalogue: Catalogue,
  { section, carat }: ListingQuery,
  search: SearchResult | null,
): SearchScope {
  const columns = catalogue.columns();
  const named = search?.meaning.section?.path ?? '';
  // The address and the text may each name a section: then products must be in both.
  const inside = named === '' || section.startsWith(`${named}/`) ? section : named;
  const isAlsoIn = section !== '' && inside !== section && !inside.startsWith(`${section}/`);
  const grades = search?.grades ?? null;
  const carats = readCarats(carat);
  if (grades === null && carats === null && !isAlsoIn)
    return { scope: catalogue.scopeOf(inside), relevance: null };
  // A query equal to a setting's article finds it; other queries find settings in their own section only.
  const isAnywhere = inside === '' && (search?.productId ?? null) !== null;
  const hits = isAnywhere
    ? new Uint8Array(columns.length).fill(1)
    : marked(columns, catalogue.scopeOf(isAlsoIn ? section : inside).positions);
  const relevance = grades && gradeHits(columns, grades, hits);
  if (carats) {
    for (let position = 0; position < columns.length; position += 1) {
      if (hits[position] === 1 && !isInCarats(columns.rows[position]?.inserts ?? [], carats))
        hits[position] = 0;
    }
  }
  return { scope: createScope(columns, inside, hits), relevance };
}

function marked({ length }: Columns, positions: Int32Array): Uint8Array {
  const marks = new Uint8Array(length);
  for (const position of positions) marks[position] = 1;
  return marks;
}

/** Computes relevance and clears hits without a grade. */
function gradeHits({ length, ids, sortKeys }: Columns, grades: Grades, hits: Uint8Array): Float64Array {
  const relevance = new Float64Array(length);
  const popular = sortKeys.get('popular');
  const found = gradesAt(ids, length, grades);
  for (let position = 0; position < length; position += 1) {
    const grade = found[position] ?? 0;
    if (grade === 0) {
      hits[position] = 0;
      continue;
    }
    const popularity = popular?.[position] ?? 0;
    relevance[position] = grade * GRADE + Math.min(Math.max(popularity, 0), GRADE - 1);
  }
  return relevance;
}
