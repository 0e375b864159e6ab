import { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import type { Db } from '#src/platform/database/database.ts';
import { inJson } from '#src/platform/database/in-json.ts';
import { importProducts, type Repriced } from '#src/domains/goods/catalogue/index.ts';
import { collections, products, sections } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import {
  asJson,
  asKopecks,
  asList,
  asMoment,
  asScaled,
  asText,
  asWhole,
  orNull,
} from '../formats/parsers.ts';
import { defineKind } from './import-kind.ts';

/** Products as 1C keeps them; what is built of parts is JSON in its field. */
export const PRODUCTS = defineKind<ImportProduct>({
  columns: [
    { field: 'code', name: 'Код', isRequired: true, parse: asText },
    { field: 'article', name: 'Артикул', isRequired: true, parse: asText },
    { field: 'modelCode', name: 'Модель', isRequired: true, parse: asText },
    { field: 'name', name: 'Название', aliases: ['Наименование'], isRequired: true, parse: asText },
    { field: 'shortName', name: 'Краткое название', isRequired: true, parse: asText },
    { field: 'description', name: 'Описание', empty: 'value', parse: asText },
    { field: 'editorLine', name: 'Строка редактора', parse: asText },
    { field: 'kind', name: 'Вид', isRequired: true, parse: asText },
    { field: 'style', name: 'Стиль', empty: 'value', parse: asText },
    { field: 'tier', name: 'Класс', parse: asText },
    { field: 'audience', name: 'Кому', isRequired: true, parse: asText },
    { field: 'collection', name: 'Коллекция', parse: asText },
    { field: 'sectionPath', name: 'Раздел', isRequired: true, parse: asText },
    { field: 'labels', name: 'Метки', parse: asList(asText) },
    { field: 'price', name: 'Цена', isRequired: true, parse: asKopecks },
    { field: 'oldPrice', name: 'Старая цена', parse: orNull(asKopecks) },
    { field: 'metal', name: 'Металл', isRequired: true, parse: asText },
    { field: 'fineness', name: 'Проба', isRequired: true, parse: asWhole },
    { field: 'weightMg', name: 'Вес, г', aliases: ['Вес'], isRequired: true, parse: asScaled(1000) },
    { field: 'widthMm10', name: 'Ширина, мм', parse: asScaled(10) },
    { field: 'coating', name: 'Покрытие', parse: asText },
    { field: 'setting', name: 'Закрепка', parse: asText },
    { field: 'madeIn', name: 'Где сделано', parse: asText },
    { field: 'facts', name: 'Свойства', parse: asJson },
    { field: 'inserts', name: 'Вставки', parse: asJson },
    { field: 'pictures', name: 'Снимки', parse: asJson },
    { field: 'video', name: 'Фильм', parse: asText },
    { field: 'sizes', name: 'Размеры', parse: asList(asScaled(100)) },
    { field: 'bySize', name: 'По размерам', parse: asJson },
    { field: 'madeToOrderDays', name: 'На заказ, дней', parse: asWhole },
    { field: 'popularity', name: 'Популярность', parse: asWhole },
    { field: 'arrivedAt', name: 'Поступило', isRequired: true, parse: asMoment },
  ],
  needs: 'products.edit',
  shape: ImportProduct,
  keyOf: ({ code }) => code,
  refuse: findRefused,
  write: async (ctx, rows) => {
    const codes = rows.map(({ code }) => code);
    const before = await pricesOnSale(ctx.db, codes);
    const { changed } = await importProducts(ctx, rows);
    if (changed.length === 0) return { changed: 0, repriced: [] };
    const after = await pricesOnSale(ctx.db, changed);
    return { changed: changed.length, repriced: differences(before, after) };
  },
  refusals: { 'only-piece-repeated': 'изделие единственное, а у модели есть другое' },
});

function differences(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Repriced[] {
  return [...after].flatMap(([code, to]) => {
    const from = before.get(code);
    return from === undefined || from === to ? [] : [{ from, to }];
  });
}

async function findRefused(tx: Db, rows: readonly ImportProduct[]): Promise<ReadonlyMap<number, string>> {
  const paths = new Set((await tx.select({ path: sections.path }).from(sections)).map(({ path }) => path));
  const known = new Set(
    (await tx.select({ code: collections.code }).from(collections)).map(({ code }) => code),
  );
  const owners = await ownersOfArticles(tx, rows);
  const refused = new Map<number, string>();
  for (const [index, { code, article, sectionPath, collection }] of rows.entries()) {
    // An article may come twice in a file, under two codes.
    const owner = owners.get(article) ?? code;
    owners.set(article, owner);
    if (!paths.has(sectionPath)) refused.set(index, 'такого раздела нет');
    else if (collection !== null && !known.has(collection)) refused.set(index, 'такой коллекции нет');
    else if (owner !== code) refused.set(index, `артикул занят изделием ${owner}`);
  }
  return refused;
}

async function ownersOfArticles(tx: Db, rows: readonly ImportProduct[]): Promise<Map<string, string>> {
  const articles = rows.map(({ article }) => article);
  const found = await tx
    .select({ code: products.code, article: products.article })
    .from(products)
    .where(inJson(products.article, articles));
  return new Map(found.map(({ code, article }) => [article, code]));
}

async function pricesOnSale(tx: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ code: products.code, price: products.price, hiddenAt: products.hiddenAt })
    .from(products)
    .where(inJson(products.code, codes));
  return new Map(rows.filter(({ hiddenAt }) => hiddenAt === null).map(({ code, price }) => [code, price]));
}
