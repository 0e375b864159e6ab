import { ImportPrice } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { Db } from '#src/platform/database/database.ts';
import { inJson } from '#src/platform/database/in-json.ts';
import { importPrices } from '#src/domains/goods/catalogue/index.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { asKopecks, asText, orNull } from '../formats/parsers.ts';
import { defineKind } from './import-kind.ts';

/** What products cost from now on, by article. */
export const PRICES = defineKind<ImportPrice>({
  columns: [
    { field: 'article', name: 'Артикул', aliases: ['Арт.'], isRequired: true, parse: asText },
    { field: 'price', name: 'Цена', aliases: ['Розничная цена'], isRequired: true, parse: asKopecks },
    {
      field: 'oldPrice',
      name: 'Старая цена',
      aliases: ['Цена было', 'Цена до скидки'],
      empty: 'value',
      parse: orNull(asKopecks),
    },
  ],
  needs: 'prices.set',
  rowsPerBatch: 1000,
  shape: ImportPrice,
  keyOf: ({ article }) => article,
  refuse: async (tx, rows) => {
    const known = await knownArticles(
      tx,
      rows.map(({ article }) => article),
    );
    return new Map(
      rows.flatMap(({ article }, index) => (known.has(article) ? [] : [[index, 'такого артикула нет']])),
    );
  },
  write: async (ctx, rows) => {
    const { changed, repriced } = await importPrices(ctx, rows);
    return { changed: changed.length, repriced };
  },
});

async function knownArticles(tx: Db, articles: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ article: products.article })
    .from(products)
    .where(inJson(products.article, articles));
  return new Set(rows.map(({ article }) => article));
}
