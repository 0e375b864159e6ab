import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from './repository.ts';
import { tablesIn, writesIn } from './table-writes.ts';

const API = 'apps/api/src/';
/** Tables of orders, returns, stock, prices, products, texts and permissions. */
const TABLES = new Set(
  `orders order_lines order_scans returns return_lines return_pieces return_checks items products skus sections collections
   price_plans promo_codes content_blocks documents document_versions staff staff_roles staff_stores staff_sessions
   stores`.split(/\s+/),
);
const AUDITS = /\baudit(Write|EachWrite|Import)?\(/;

/** Files that write, but leave the audit entry to the verb that calls them, which is named here. */
const CALLER_AUDITS: Readonly<Record<string, string>> = {
  'domains/goods/catalogue/import/write-prices.sql.ts': 'domains/goods/catalogue/import/import-prices.ts',
  // A refund reduces the points that an order earns, and the refund itself is logged.
  'domains/buying/orders/set-bonus-to-earn.ts': 'domains/buying/payment/refunds/write-refund.ts',
  // A partial payment extends the reservation.
  'domains/buying/orders/hold-until.ts': 'domains/buying/payment/reconcile/apply-provider-state.ts',
  'domains/buying/orders/office/raise-version.ts': 'domains/buying/payment/invoices/record-transfer.ts',
  'domains/buying/orders/office/move-by-staff.ts': 'domains/buying/orders/move-order.ts',
  'domains/buying/orders/insert-order.sql.ts': 'domains/buying/checkout/write-part.ts',
  'domains/goods/stock/insert-items.sql.ts': 'domains/goods/stock/import-items.ts',
  'domains/goods/stock/pass-items.sql.ts': 'domains/buying/checkout/write-part.ts',
  'domains/goods/stock/take-items.sql.ts': 'domains/buying/checkout/write-part.ts',
  'domains/goods/stock/release-items.ts': 'domains/buying/orders/move-order.ts',
  'domains/goods/stock/replace-item.ts': 'domains/buying/orders/office/replace-piece.ts',
  'domains/goods/stock/sell-items.ts': 'domains/buying/orders/move-order.ts',
  'domains/goods/stock/sell-in-store.ts': 'domains/after/purchases/office/record-sale.ts',
  'domains/buying/orders/personal-data.ts': 'domains/people/privacy/erase-person.ts',
  'domains/buying/orders/gift-receiver.ts': 'domains/people/privacy/erase-person.ts',
  'domains/front/content/content-blocks.ts': 'domains/front/content/import-home.ts',
  'domains/ground/documents/import-documents.ts': 'domains/front/content/import-texts.ts',
  'domains/ground/documents/office/text-rows.ts': 'domains/ground/documents/office/publish-text.ts',
  'domains/after/returns/personal-data.ts': 'domains/people/privacy/erase-person.ts',
  'domains/after/returns/exchange/gift-address.ts': 'domains/people/privacy/erase-person.ts',
  'domains/after/returns/asking/write-return.ts': 'domains/after/returns/move-return.ts',
  'domains/after/returns/asking/write-return-lines.ts': 'domains/after/returns/move-return.ts',
  'domains/after/returns/door/hand-over-part.ts': 'domains/after/returns/move-return.ts',
  'domains/after/returns/office/refund-return.ts': 'domains/after/returns/move-return.ts',
  'domains/goods/catalogue/office/apply-price-plans.ts': 'domains/goods/catalogue/office/write-price.ts',
  'domains/goods/catalogue/import/upsert-skus.sql.ts': 'domains/goods/catalogue/import/import-products.ts',
  'domains/goods/catalogue/office/keep-planned-prices.sql.ts':
    'domains/goods/catalogue/import/import-products.ts',
};

/** Files that write only when a message was sent to the buyer: the order itself does not change. */
const MARKS_OF_MESSAGES: readonly string[] = [
  'domains/buying/orders/storage/mark-parts-reminded.ts',
  'domains/buying/orders/storage/remind-of-storage.ts',
];

/** Schedules that remove what is past its time (docs/retention.md): what is shown does not change. */
const PURGES: readonly string[] = [
  'domains/ground/documents/purge-versions.sql.ts',
  'domains/ground/staff/sign-in/purge-sign-ins.ts',
];

/** Writes once a minute when a session was last used, which is shown to its owner and opens nothing. */
const SEEN: readonly string[] = ['domains/ground/staff/identify-staff.ts'];

const sources = listFiles().filter(
  (path) => path.startsWith(API) && path.endsWith('.ts') && !isTest(path) && !path.includes('/testing/'),
);
const tables = sources
  .filter((path) => path.endsWith('.tables.ts'))
  .flatMap((path) => tablesIn(path, readText(path)))
  .filter(({ name }) => TABLES.has(name));
const writing = sources
  .filter((path) => !path.endsWith('.tables.ts') && writesIn(readText(path), tables).length > 0)
  .map((path) => path.slice(API.length));

test('who writes orders, stock, prices, products, texts or permissions writes the log too', () => {
  const silent = writing.filter(
    (path) =>
      !AUDITS.test(readText(API + path)) &&
      !(path in CALLER_AUDITS) &&
      ![...MARKS_OF_MESSAGES, ...PURGES, ...SEEN].includes(path),
  );
  expect(silent, 'call audit() in the transaction, or name the verb that does').toEqual([]);
});

test('a verb that is excused writes', () => {
  const excused = [...Object.keys(CALLER_AUDITS), ...MARKS_OF_MESSAGES];
  expect(excused.filter((path) => !writing.includes(path))).toEqual([]);
});

test('a verb that is said to write the log does', () => {
  const named = [...new Set(Object.values(CALLER_AUDITS))];
  expect(named.filter((path) => !AUDITS.test(readText(API + path)))).toEqual([]);
});

test('the writes are found at all', () => {
  expect(writing).toContain('domains/goods/stock/office/change-item.ts');
  expect(writing).toContain('domains/goods/catalogue/import/import-products.ts');
  expect(writing.length).toBeGreaterThan(15);
  expect(TABLES.size, 'tables that there are no more').toBe(tables.length);
  // Found in SQL text only.
  expect(writing).toContain('domains/goods/stock/pass-items.sql.ts');
});
