import type { Db } from '#src/platform/database/database.ts';
import type { IdSlice } from '#src/platform/database/id-slices.ts';
import { rowsOfText, type Bind } from '#src/platform/database/statement.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { SKU_OLD_PRICE, SKU_PRICE, SKU_WEIGHT } from '../sku-price.tables.ts';

/**
 * A product on offer with its SKUs and stock. Lists of numbers are texts, and JSON is not parsed: most texts are equal to
 * those of other products, whose values are then shared.
 */
export type RecordRow = Omit<ProductRecord, keyof TextColumns> & TextColumns;

type TextColumns = {
  /** JSON. */
  labels: string;
  facts: string;
  inserts: string;
  pictures: string;
  /** `12,13,14`, by size; null without any SKU. */
  skuIds: string | null;
  /** Sizes of the SKUs in the same order, 0 for one without a size. */
  sizes: string | null;
  /** JSON: price, old price and weight of each SKU, and whether they are its own; null when no SKU has its own. */
  terms: string | null;
  /** `12,0,1,12,7,2`: SKU, store (0: warehouse) and number of its items that can be bought; null without any. */
  stock: string | null;
};

/** Which products: a condition on the column with their id. */
type Which = (bind: Bind) => (column: string) => string;

/** The products of a slice. */
export function rowsOfSlice(db: Db, { above, upTo }: IdSlice): Promise<RecordRow[]> {
  return rowsWhere(db, (bind) => {
    const [from, to] = [bind(above), bind(upTo)];
    return (column) => `${column} > ${from}::int and ${column} <= ${to}::int`;
  });
}

/** The products with these ids. */
export function rowsOfIds(db: Db, ids: readonly number[]): Promise<RecordRow[]> {
  return rowsWhere(db, (bind) => {
    const list = bind(ids);
    return (column) => `${column} = any(array(select unnest(${list}::int[])))`;
  });
}

/** Stock is joined laterally: otherwise the planner may read all items of the shop for each slice of products. */
function rowsWhere(db: Db, which: Which): Promise<RecordRow[]> {
  return rowsOfText<RecordRow>(db, (bind) => {
    const isChosen = which(bind);
    return `
    with sold as (
      select skus.product_id,
        string_agg(skus.id::text, ',' order by skus.size, skus.id) as sku_ids,
        string_agg(coalesce(skus.size, 0)::text, ',' order by skus.size, skus.id) as sizes,
        bool_or(skus.price is not null or skus.weight_mg is not null) as has_own
      from skus where ${isChosen('skus.product_id')} group by skus.product_id
    ), stocked as (
      select skus.product_id,
        string_agg(skus.id || ',' || coalesce(place.store_id, 0) || ',' || place.pieces, ',' order by skus.id, place.store_id) as stock
      from skus cross join lateral (
        select items.store_id, count(*) as pieces from items
        where items.sku_id = skus.id and items.state = 'available' group by items.store_id
      ) as place
      where ${isChosen('skus.product_id')} group by skus.product_id
    )
    select products.id, products.code, products.article, products.model_id as "modelId", collections.code as collection,
      products.section_path as "sectionPath", products.name, products.short_name as "shortName",
      products.editor_line as "editorLine", products.kind, products.style, products.tier, products.audience,
      products.price::float8 as price, products.old_price::float8 as "oldPrice", products.metal, products.fineness,
      products.weight_mg as "weightMg", products.width_mm10 as "widthMm10", products.coating, products.setting,
      products.made_in as "madeIn", products.video, products.popularity,
      floor(extract(epoch from products.arrived_at) * 1000)::float8 as "arrivedAt",
      products.labels::text as labels, products.facts::text as facts, products.inserts::text as inserts,
      products.pictures::text as pictures, sold.sku_ids as "skuIds", sold.sizes, stocked.stock,
      case when sold.has_own then (
        select json_agg(json_build_array(${SKU_PRICE}, ${SKU_OLD_PRICE}, ${SKU_WEIGHT},
          skus.price is not null or skus.weight_mg is not null) order by skus.size, skus.id)::text
        from skus where skus.product_id = products.id
      ) end as terms
    from products
    left join collections on collections.id = products.collection_id
    left join sold on sold.product_id = products.id
    left join stocked on stocked.product_id = products.id
    where products.hidden_at is null and ${isChosen('products.id')}
    order by products.id`;
  });
}
