/** What a listing is made of, as types: its rows and the codes of its groups, ranges and sorts. */
export type FacetTypes = { row: object; group: string; range: string; sort: string };

/**
 * Describes one kind of listing to the engine, which knows nothing else about it. The engine keeps the rows sorted by
 * `order` and then by id; the place of a row in this order is its position.
 */
export type FacetDescription<T extends FacetTypes> = {
  /** Unique. Decides between rows of one value of `order`. */
  idOf: (row: T['row']) => number;
  /** How rows form families, of which a listing shows one row each; null when every row is listed by itself. */
  families: FamilyDescription<T['row']> | null;
  groups: Readonly<Record<T['group'], GroupDescription<T['row']>>>;
  /** The group that chooses what a listing is about, such as its section. It is counted once, without filters. */
  scopeGroup: T['group'] | null;
  ranges: Readonly<Record<T['range'], RangeDescription<T['row']>>>;
  /** The range by which positions ascend. Every row has a value in it, and filtering by it costs nothing. */
  order: T['range'];
  sorts: Readonly<Record<T['sort'], SortDescription<T['row']>>>;
};

export type FamilyDescription<Row> = {
  idOf: (row: Row) => number;
  /** A preferred row is shown rather than any other row of its family. */
  isPreferred: (row: Row) => boolean;
};

export type GroupDescription<Row> = {
  /**
   * Groups with the same pack share one column, so that one step per row tests and counts them all. Put groups together
   * whose values form few combinations: 6 metals and 3 audiences are 18, 40 collections and 20 sizes too many.
   */
  pack: string;
  /** None, one or several values. */
  valuesOf: (row: Row) => readonly string[];
};

export type RangeDescription<Row> = {
  /** Null: the row has no value. It is in no histogram and passes only while the range is not filtered. */
  valueOf: (row: Row) => number | null;
  /** The smallest step that a shopper chooses, in units of `valueOf`: 100 kopecks. Ends are rounded outwards to it. */
  step: number;
  scale: 'linear' | 'logarithmic';
};

/** Along `order`, against it, or by a key: the larger comes first. Keys are whole numbers from −2^32 to 2^32. */
export type SortDescription<Row> = 'ascending' | 'descending' | ((row: Row) => number);

export function codesOf<Code extends string>(record: Readonly<Record<Code, unknown>>): Code[] {
  // safe: descriptions are literals and have no other keys than their types say
  return Object.keys(record) as Code[];
}
