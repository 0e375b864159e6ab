import { composeApiOn, type Api } from '@yahont/api/compose.ts';
import type { Database } from '@yahont/api/platform/database/database.ts';
import { createLog } from '@yahont/api/platform/log.ts';
import { standIns } from '@yahont/api/testing/settings.ts';
import { generateShop } from './generate-products.ts';

export const SECRETS = { tokenKey: 'a key for benchmarks only, long enough' };

const PRODUCTS = 500;
const SKUS = 400;
const PIECES_OF_EACH = 40;
/**
 * Carts of earlier visitors: a plan that PostgreSQL made for an empty table would read the whole table once
 * it is filled.
 */
const OTHER_CARTS = 20_000;

/** A generated shop on a given database, which the caller closes. */
export async function openShop(database: Database): Promise<Api> {
  const lent = { ...database, close: () => Promise.resolve() };
  const api = await composeApiOn(lent, {
    log: createLog('error'),
    secrets: SECRETS,
    ...standIns,
    devOutbox: false,
  });
  const shop = generateShop(PRODUCTS);
  await api.imports.importCities(shop.cities);
  await api.imports.importStores(shop.stores);
  await api.imports.importSections(shop.sections);
  await api.imports.importCollections(shop.collections);
  await api.imports.importProducts(shop.products);
  await api.imports.importItems(shop.items);
  return api;
}

/** Adds enough items for a whole run, and the carts of earlier visitors. Returns the SKUs of the items. */
export async function stockShop(database: Database): Promise<number[]> {
  await database.query(
    `insert into items (uin, sku_id, changed_at)
     select (8000000000000000 + chosen.id::bigint * 10000 + piece)::text, chosen.id, now()
     from (select id from skus order by id limit $1) as chosen, generate_series(1, $2::int) as piece`,
    [SKUS, PIECES_OF_EACH],
  );
  await database.query(
    `with others as (
       insert into carts (fuser_id, updated_at) select 'other-' || n, now() from generate_series(1, $1::int) as n
       returning id
     ), chosen as (
       select id, row_number() over (order by id) - 1 as number from (select id from skus order by id limit $2::int) as first_skus
     )
     insert into cart_lines (cart_id, kind, sku_id, quantity, created_at)
     select others.id, 'jewellery', chosen.id, 1, now() from others join chosen on chosen.number = others.id % $2::int`,
    [OTHER_CARTS, SKUS],
  );
  await database.query('vacuum analyze');
  const { rows } = await database.query('select id from skus order by id limit $1', [SKUS]);
  return rows.map(({ id }) => Number(id));
}

/** Creates empty accounts. Returns their ids. */
export async function addAccounts(database: Database, count: number): Promise<number[]> {
  const { rows } = await database.query(
    `insert into accounts (phone, created_at)
     select '+79' || lpad((coalesce((select max(id) from accounts), 0) + n)::text, 9, '0'), now()
     from generate_series(1, $1::int) as n returning id`,
    [count],
  );
  return rows.map(({ id }) => Number(id));
}

/** The properties of a database that affect the figures, for the note beside them. */
export async function describeDatabase(database: Database): Promise<string> {
  if (database.engine !== 'postgres') return 'embedded database, which never flushes to the disk';
  const { rows } = await database.query(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
       current_setting('synchronous_commit') as "synchronousCommit"`,
  );
  const [{ version, fsync, synchronousCommit } = {}] = rows;
  return `PostgreSQL ${String(version).split(' ')[0]}, fsync ${String(fsync)}, synchronous_commit ${String(synchronousCommit)}`;
}
