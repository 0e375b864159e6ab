import { afterAll, beforeAll, expect, test } from 'vitest';
import { METALS, AUDIENCES, CUTS, GEMS } from '@yahont/contracts/catalogue/jewellery.ts';
import { ProductFacts, SETTING_TYPES } from '@yahont/contracts/product-facts.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Database } from '#src/platform/database/database.ts';
import { describeProducts } from '#src/domains/goods/catalogue/records/products.facets.ts';
import type { ProductRecord } from '#src/domains/goods/catalogue/records/product-record.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { engineAnswer } from '#src/testing/facets/engine-answer.ts';
import { createRandom, randomQueries } from '#src/testing/facets/random-queries.ts';
import {
  createFacetTable,
  facetStatement,
  readFacetAnswer,
  type SqlQuery,
} from '#src/testing/facets/sql-facets.ts';
import { randomStones, STONES } from '#src/testing/facets/stones.ts';
import { makeRecord } from '#src/testing/products/records.ts';
import { buildColumns } from './columns.ts';
import type { FacetDescription, FacetTypes } from './description.ts';
import { createScope } from './scope.ts';

const QUERIES = 1_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Asks engine and database the same queries over the same rows. */
async function expectEqualAnswers<T extends FacetTypes>(
  table: string,
  description: FacetDescription<T>,
  rows: readonly T['row'][],
): Promise<void> {
  await createFacetTable(database, { table, description, rows });
  const columns = await buildColumns(description, rows);
  let matched = 0;
  for (const query of randomQueries(description, rows, { count: QUERIES, seed: 9, pageSize: 24 })) {
    const answer = engineAnswer(columns, createScope(columns, query.scope), query);
    const lastPage = Math.max(1, Math.ceil(answer.total / query.pageSize));
    const asked = { ...query, page: Math.min(query.page, lastPage) };
    const { text, values } = facetStatement(table, description, asked);
    const { rows: told } = await database.query(text, values);
    expect(answer, wordsOf(query)).toEqual(readFacetAnswer(description, told));
    if (answer.total > 0) matched += 1;
  }
  // Most queries find something; otherwise the comparison would prove little.
  expect(matched).toBeGreaterThan(QUERIES / 2);
}

/** Names a query in the message of a failure. */
function wordsOf<T extends FacetTypes>({ filters, ...query }: SqlQuery<T>): string {
  return JSON.stringify({ ...query, chosen: [...filters.chosen], bounds: [...filters.bounds] });
}

test('1,000 random listings of diamonds are what SQL answers', { timeout: 300_000 }, async () => {
  await expectEqualAnswers('facet_stones', STONES, randomStones(650, 4));
});

test('1,000 random listings of products are what SQL answers', { timeout: 300_000 }, async () => {
  const description = describeProducts({
    sections: {
      pathsOf: ({ kind, metal }) => [kind, ...(metal === 'silver' ? ['silver'] : [])],
    },
    cityIdOf: (storeId) => (storeId === 7 ? undefined : 200 + (storeId % 3)),
  });
  await expectEqualAnswers('facet_products', description, makeRecords(600));
});

/** About 200 models of one to four products each. */
function makeRecords(count: number): ProductRecord[] {
  const random = createRandom(5);
  const upTo = (most: number): number => Math.floor(random() * most);
  return Array.from({ length: count }, (_, index) => {
    const sizes = index % 3 === 0 ? [0] : [1600, 1650, 1700, 1750].slice(upTo(2), 2 + upTo(3));
    const price = (1 + upTo(300)) * 50_000 + upTo(2);
    return makeRecord(index + 1, {
      modelId: 1 + upTo(count / 3),
      kind: index % 3 === 0 ? 'earrings' : 'ring',
      metal: METALS[upTo(METALS.length)] ?? 'silver',
      audience: AUDIENCES[upTo(AUDIENCES.length)] ?? 'women',
      fineness: [375, 585, 750][upTo(3)] ?? 585,
      collection: [null, 'avrora', 'gran'][upTo(3)] ?? null,
      price: kopecks(price),
      oldPrice: random() < 0.3 ? kopecks(price * 2) : null,
      popularity: upTo(40),
      arrivedAt: Date.UTC(2026, 0, 1 + upTo(20)),
      coating: ['', 'Родий', 'Позолота и чернение', 'Эмаль'][upTo(4)] ?? '',
      facts: ProductFacts.parse({ settings: SETTING_TYPES.filter(() => random() < 0.3) }),
      inserts: Array.from({ length: upTo(4) }, () => ({
        gem: GEMS[upTo(4)] ?? 'diamond',
        cut: CUTS[upTo(3)] ?? 'round',
        count: 1,
        caratMilli: null,
        cutNote: '',
        quality: '',
        role: '',
        origin: '',
        treatment: null,
        report: null,
      })),
      skuIds: sizes.map((_size, at) => index * 10 + at),
      sizes,
      stock: Array.from({ length: upTo(4) }, (_item, at) => [at % sizes.length, upTo(9), 1]).flat(),
    });
  });
}
