import type { SetKind } from '@yahont/values/sums/set-kinds.ts';

/** The set of a line, as it is offered now. */
export type LineSet = {
  /** Lines with the same one were put in together. */
  group: string;
  id: number;
  slug: string;
  kind: SetKind;
  name: string;
  percent: number;
  /** Number of its pieces. */
  parts: number;
};

/** The alias of the cart line in the statement around it. */
const LINE = 'line';

/** The set of `line`, a cart line with `skus`; null when it has none, or the set is no longer offered. */
export const LINE_SET = `(
  select jsonb_build_object('group', ${LINE}.set_group, 'id', sets.id, 'slug', sets.slug, 'kind', sets.kind,
    'name', sets.name, 'percent', sets.percent,
    'parts', (select count(*) from set_parts as other where other.set_id = sets.id))
  from sets
  join set_parts as part on part.set_id = sets.id and part.position = ${LINE}.set_part
  join skus as own on own.id = ${LINE}.sku_id and own.product_id = part.product_id
  where sets.id = ${LINE}.set_id and not sets.is_hidden)`;
