import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { and, asc, count, eq, like, sql } from 'drizzle-orm';
import { importedProduct, importedSection } from '#src/testing/products/import-shapes.ts';
import { importFiles } from '#src/testing/products/import-files.ts';
import { approvalCalls } from '#src/testing/office/approvals.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { products, sections } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { priceHistory } from '#src/domains/goods/catalogue/price-history/price-history.tables.ts';
import { setSetting } from '#src/domains/ground/settings/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { importChunks, importRuns } from './imports.tables.ts';
import { continueRun } from './continue-run.ts';
import { purgeImports, resumeRuns } from './purge-imports.ts';

let api: TestApi;
let head: TestStaff;
const files = importFiles({
  get api() {
    return api;
  },
  get head() {
    return head;
  },
});

/** Enough products that one new price is below the guard. */
const ARTICLES = Array.from({ length: 60 }, (_, index) => `im-${String(index).padStart(3, '0')}`);
const PRICE = 10_000;
const fill = () =>
  api.imports.importProducts(
    ARTICLES.map((code) => importedProduct(code, { price: PRICE * 100, sizes: [1650], inserts: [] })),
  );
const priceFile = (rows: readonly string[]) => ['Артикул;Цена', ...rows].join('\n');

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  head = await makeStaff(api.context, ['head']);
});
beforeEach(fill);
afterAll(() => api.stop());

test('a file of prices changes what differs, with history and log, and nothing the second time', async () => {
  const file = priceFile(['im-000;10 500,00', 'im-001;10000']);
  const run = await files.bring({ kind: 'prices', file, name: 'ceny.csv' });
  expect(run).toMatchObject({
    state: 'done',
    by: head.name,
    fileName: 'ceny.csv',
    total: 2,
    changed: 1,
    unchanged: 1,
    refused: 0,
    repriced: 1,
    guard: { percent: 5, holds: false },
    columns: [
      { given: 'Артикул', field: 'Артикул', first: 'im-000' },
      { given: 'Цена', field: 'Цена', first: '10 500,00' },
    ],
  });
  expect(await files.prices()).toMatchObject({ 'im-000': 10_500, 'im-001': PRICE });
  const history = await api.context.db
    .select({ price: priceHistory.price, source: priceHistory.source })
    .from(priceHistory)
    .innerJoin(products, eq(products.id, priceHistory.productId))
    .where(eq(products.article, 'im-000'))
    .orderBy(asc(priceHistory.id));
  expect(history.at(-1)).toEqual({ price: 1_050_000, source: 'import' });
  const log = await api.context.db
    .select({ action: auditLog.action, kind: auditLog.actorKind })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'import-run'), eq(auditLog.subjectId, String(run.id))))
    .orderBy(asc(auditLog.id));
  expect(log).toEqual([
    { action: 'imports.start', kind: 'staff' },
    { action: 'imports.apply', kind: 'system' },
  ]);

  expect(await files.bring({ kind: 'prices', file })).toMatchObject({
    state: 'done',
    changed: 0,
    unchanged: 2,
  });
  // The file of a run that has ended is not kept.
  expect(await api.context.db.select({ rows: count() }).from(importChunks)).toEqual([{ rows: 0 }]);
});

test('wrong rows are refused one by one with their line and reason, and the others are written', async () => {
  const file = priceFile(['im-000;10100', 'nobody;5', 'im-001;-5', 'im-000;10200', 'im-002', 'im-003;10300']);
  const run = await files.bring({ kind: 'prices', file });
  expect(run).toMatchObject({ state: 'done', changed: 2, unchanged: 0, refused: 4, total: 6 });
  expect(run.refusedRows).toEqual({
    items: [
      { line: 3, reason: 'такого артикула нет', row: 'nobody;5' },
      { line: 4, reason: '«Цена»: цена меньше нуля', row: 'im-001;-5' },
      { line: 5, reason: 'такая строка уже была выше', row: 'im-000;10200' },
      { line: 6, reason: 'строка обрезана: полей 1 из 2', row: 'im-002' },
    ],
    next: null,
  });
  expect(await files.prices()).toMatchObject({ 'im-000': 10_100, 'im-001': PRICE, 'im-003': 10_300 });
});

test('refused rows come by pages', async () => {
  const file = priceFile(Array.from({ length: 130 }, (_, index) => `none-${index};1`));
  const { id, refused, refusedRows } = await files.bring({ kind: 'prices', file });
  expect(refused).toBe(130);
  expect(refusedRows.items).toHaveLength(100);
  expect(refusedRows.next).toBe(101);
  expect((await files.run(id, 101)).refusedRows).toMatchObject({ items: { length: 30 }, next: null });
});

test('pieces: a known УИН stays, and what contradicts the shop is refused', async () => {
  const uin = (tail: number) => `16400937${String(tail).padStart(8, '0')}`;
  const rows = (list: readonly string[]) => ['УИН;Код изделия;Размер;Магазин', ...list].join('\n');
  const good = rows([`${uin(1)};im-000;16,5;petrovka`, `${uin(2)};im-000;16.5;`]);
  const count = async () =>
    (await api.context.db.select({ uin: items.uin }).from(items).where(like(items.uin, '16400937%'))).length;
  expect(await files.bring({ kind: 'items', file: good })).toMatchObject({ changed: 2, refused: 0 });
  expect(await count()).toBe(2);
  expect(await files.bring({ kind: 'items', file: good })).toMatchObject({ changed: 0, unchanged: 2 });
  const bad = rows([
    `${uin(1)};im-001;16,5;petrovka`,
    `${uin(2)};im-000;16,5;petrovka`,
    `${uin(3)}0;im-000;16,5;`,
    `${uin(4)};nobody;16,5;`,
    `${uin(5)};im-000;21;`,
    `${uin(6)};im-000;;`,
    `${uin(7)};im-000;16,5;atlantida`,
    `${uin(8)};im-000;16,5;`,
    `${uin(8)};im-000;16,5;`,
  ]);
  const run = await files.bring({ kind: 'items', file: bad });
  expect(run.refusedRows.items.map(({ reason }) => reason)).toEqual([
    'этот УИН у нас на другом изделии',
    'у нас лежит в другом месте',
    '«УИН»: цифр 17, а должно быть 16',
    'такого изделия нет',
    'у изделия нет такого размера',
    'не указан размер',
    'такого магазина нет',
    'такая строка уже была выше',
  ]);
  expect(run.changed).toBe(1);
  expect(await count()).toBe(3);
});

test('products and sections come as lines of JSON; missing references and what the table refuses cost one row', async () => {
  const lines = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).join('\n');
  const tree = [
    importedSection({ code: 'novoe' }),
    importedSection({ code: 'vnutri', parentPath: 'novoe' }),
    importedSection({ code: 'chuzhoe', parentPath: 'atlantida' }),
  ];
  const sent = await files.bring({ kind: 'sections', file: lines(tree) });
  expect(sent).toMatchObject({ state: 'done', changed: 2, refused: 1 });
  expect(sent.refusedRows.items[0]?.reason).toBe('раздела, в котором он лежит, нет');
  const found = await api.context.db.select().from(sections).where(like(sections.path, 'novoe%'));
  expect(found).toHaveLength(2);

  const one = importedProduct('json-1', { sectionPath: 'novoe/vnutri' });
  const run = await files.bring({
    kind: 'products',
    file: lines([
      one,
      { ...one, code: 'json-2', article: 'json-2', modelCode: 'json-2', sectionPath: 'atlantida' },
      { ...one, code: 'json-3', article: 'im-000', modelCode: 'json-3' },
      { ...one, code: 'json-4', article: 'json-4', modelCode: 'json-4', price: -1 },
      { ...one, code: 'json-5', article: 'json-5', modelCode: 'json-5', fineness: 3_000_000_000 },
    ]),
  });
  expect(run).toMatchObject({ state: 'done', changed: 1, refused: 4 });
  expect(run.refusedRows.items.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'такого раздела нет'],
    [3, 'артикул занят изделием im-000'],
    [4, '«Цена»: значение не подходит'],
    [5, 'отказано: unfit-value'],
  ]);
  expect(await files.bring({ kind: 'products', file: lines([one]) })).toMatchObject({
    changed: 0,
    unchanged: 1,
  });
});

test('a preview changes nothing and counts what applying then does', async () => {
  const file = priceFile(['im-000;10400', 'nobody;1']);
  const before = await files.prices();
  const run = await files.bring({ kind: 'prices', file, preview: 'yes' });
  expect(run).toMatchObject({ state: 'checked', changed: 1, refused: 1, guard: { holds: false } });
  expect(await files.prices()).toEqual(before);
  // The same file again is the same run.
  expect(await files.send({ kind: 'prices', file })).toBe(run.id);
  expect((await files.apply(run.id)).answer().state).toBe('applying');
  await api.deliverOutbox();
  expect(await files.run(run.id)).toMatchObject({ state: 'done', changed: 1, refused: 1 });
  expect(await files.prices()).toEqual({ ...before, 'im-000': 10_400 });
  expect((await files.apply(run.id)).problem).toMatchObject({
    code: 'run-ended',
    context: { state: 'done' },
  });
});

test('the guard holds a run that reprices too much until a second person agrees', async () => {
  const approvals = approvalCalls(api);
  const finance = await makeStaff(api.context, ['finance']);
  const before = await files.prices();
  const file = priceFile(ARTICLES.map((article) => `${article};9900`));
  const held = await files.bring({ kind: 'prices', file });
  expect(held).toMatchObject({ state: 'held', repriced: 60, aboveLimit: 0, guard: { holds: true } });
  expect(await files.prices()).toEqual(before);
  expect((await files.apply(held.id)).problem).toMatchObject({ code: 'guard-holds' });

  const approvalId = await approvals.asked(head, { kind: 'import', runId: held.id });
  expect((await files.run(held.id)).approvalId).toBe(approvalId);
  expect((await files.run(held.id)).state).toBe('held');
  expect((await approvals.decide(head, approvalId)).problem).toMatchObject({ code: 'own-request' });
  expect((await approvals.decide(finance, approvalId)).answer().state).toBe('executed');
  await api.deliverOutbox();
  expect(await files.run(held.id)).toMatchObject({ state: 'done', changed: 60, approvalId: null });
  expect(await files.prices()).toMatchObject({ 'im-000': 9_900, 'im-059': 9_900 });
});

test('a single price beyond the limit of one person is held too', async () => {
  const run = await files.bring({ kind: 'prices', file: priceFile(['im-000;5000']) });
  expect(run).toMatchObject({ state: 'held', repriced: 1, aboveLimit: 1, guard: { holds: true } });
  expect((await files.drop(run.id)).answer().state).toBe('dropped');
  expect(await files.prices()).toMatchObject({ 'im-000': PRICE });
});

test('the setting moves the guard', async () => {
  const ctx = asSystem(api.context, 'command');
  await api.context.db.transaction((tx) =>
    setSetting(tx, ctx, { code: 'exchange-guard-percent', value: 0, version: 0, reason: 'проверка' }),
  );
  expect(await files.bring({ kind: 'prices', file: priceFile(['im-000;10100']) })).toMatchObject({
    state: 'held',
  });
  await api.context.db.transaction((tx) =>
    setSetting(tx, ctx, { code: 'exchange-guard-percent', value: 100, version: 1, reason: 'проверка' }),
  );
  const all = priceFile(ARTICLES.map((article) => `${article};10050`));
  expect(await files.bring({ kind: 'prices', file: all })).toMatchObject({ state: 'done', changed: 60 });
});

test('a run stopped after any batch goes on from there and ends as an undisturbed one', async () => {
  const rows = Array.from({ length: 2_400 }, (_, index) =>
    index % 40 === 0 ? `${ARTICLES[index / 40] ?? ''};${10_001 + index / 40}` : `none-${index % 2_000};1`,
  );
  const undisturbed = await files.bring({ kind: 'prices', file: priceFile(rows) });
  const wanted = await files.prices();
  await fill();
  const id = await files.send({ kind: 'prices', file: `${priceFile(rows)}\n` });
  const positions: number[] = [];
  // Every call is a new process that dies after one batch; the last one finds nothing to do.
  for (let left = 12; left > 0; left -= 1) {
    const isMore = await continueRun(api.context, id, { isOver: () => true });
    const [run] = await api.context.db.select().from(importRuns).where(eq(importRuns.id, id));
    positions.push(run?.position ?? -1);
    if (!isMore) break;
  }
  expect(positions).toEqual([1000, 2000, 0, 1000, 2000, 2400, 2400]);
  const { state, total, changed, unchanged, refused, refusedRows } = undisturbed;
  expect(await files.run(id)).toMatchObject({ state, total, changed, unchanged, refused, refusedRows });
  expect({ state, changed, refused }).toEqual({ state: 'done', changed: 60, refused: 2_340 });
  expect(await files.prices()).toEqual(wanted);
});

test('two processes at one run write each batch once', async () => {
  const id = await files.send({
    kind: 'prices',
    file: priceFile(ARTICLES.map((article, index) => `${article};${10_100 + index}`)),
    preview: 'yes',
  });
  await Promise.all([continueRun(api.context, id), continueRun(api.context, id)]);
  expect(await files.run(id)).toMatchObject({ state: 'checked', changed: 60, position: 60 });
  await files.drop(id);
});

test('a run without a process is taken up, and a preview that nobody wants is dropped after a week', async () => {
  const id = await files.send({ kind: 'prices', file: priceFile(['im-000;10150']), preview: 'yes' });
  await resumeRuns(api.context);
  expect(await files.run(id)).toMatchObject({ state: 'checking', position: 0 });
  api.clock.advance(2 * 60_000);
  await resumeRuns(api.context);
  expect(await files.run(id)).toMatchObject({ state: 'checked', changed: 1 });
  api.clock.advance(8 * 86_400_000);
  await purgeImports(api.context);
  const [run] = await api.context.db.select().from(importRuns).where(eq(importRuns.id, id));
  expect(run?.state).toBe('dropped');
  api.clock.advance(366 * 86_400_000);
  await purgeImports(api.context);
  expect(
    await api.context.db.select({ rows: count() }).from(importRuns).where(eq(importRuns.id, id)),
  ).toEqual([{ rows: 0 }]);
  // The session of the head has ended meanwhile.
  head = await makeStaff(api.context, ['head']);
});

test('a file that cannot be read fails as a whole with its reason; an empty one is refused', async () => {
  const wide = Buffer.from(`\uFEFF${priceFile(['im-000;1'])}`, 'utf16le');
  expect((await files.bring({ kind: 'prices', file: wide })).failure).toEqual({
    code: 'encoding',
    details: '',
  });
  const other = await files.bring({ kind: 'prices', file: 'Имя;Вес\nа;1' });
  expect(other).toMatchObject({
    state: 'failed',
    failure: { code: 'columns', details: '«Артикул», «Цена»' },
  });
  expect((await files.post({ kind: 'prices', file: '' })).status).toBe(422);
});

test('prices need the permission for prices, and the warehouse sees nothing', async () => {
  const administrator = await makeStaff(api.context, ['administrator']);
  const warehouse = await makeStaff(api.context, ['warehouse']);
  const file = priceFile(['im-000;10100']);
  expect((await files.post({ kind: 'prices', file }, administrator)).status).toBe(404);
  expect((await files.post({ kind: 'prices', file }, warehouse)).status).toBe(404);
});

test('an active plan keeps its price, and the price of the file counts once', async () => {
  const [product] = await api.context.db.select().from(products).where(eq(products.article, 'im-010'));
  await api.context.db.execute(sql`
    insert into price_plans (product_id, price, old_price, starts_at, reason, state, base_price)
    values (${product?.id ?? 0}, 900000, null, now(), 'акция', 'active', ${PRICE * 100})`);
  const file = priceFile(['im-010;9000']);
  expect(await files.bring({ kind: 'prices', file })).toMatchObject({ changed: 1 });
  expect(await files.bring({ kind: 'prices', file })).toMatchObject({ changed: 0, unchanged: 1 });
});
