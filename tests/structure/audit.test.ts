import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from './repository.ts';

const API = 'apps/api/src/';
/** Tables of orders, returns, stock, prices, products, texts and permissions, as code names them. */
const TABLES =
  'orders|orderLines|orderScans|returns|returnLines|returnPieces|returnChecks|items|products|skus|sections|collections|pricePlans|promoCodes|contentBlocks|documents|documentVersions|staff|staffRoles|staffStores|staffSessions|stores';
/** A write by the query builder, or as text. */
const WRITE = new RegExp(
  `\\.(insert|update|delete)\\((${TABLES})\\)|upsertChanged\\(\\s*\\w+,\\s*(${TABLES})\\b|update \\$\\{(${TABLES})\\}`,
);
const AUDITS = /\baudit(Write|Import)?\(/;

/** Files that write and leave the row of the log to the verb that calls them, which is named. */
const CALLER_AUDITS: Readonly<Record<string, string>> = {
  // The points that an order earns shrink with a refund, which is in the log.
  'domains/buying/orders/set-bonus-to-earn.ts': 'domains/buying/payment/refunds/write-refund.ts',
  'domains/buying/orders/revive-order.ts': 'domains/buying/orders/move-order.ts',
  // A part that came holds the pieces longer.
  'domains/buying/orders/hold-until.ts': 'domains/buying/payment/reconcile/apply-provider-state.ts',
  'domains/buying/orders/office/raise-version.ts': 'domains/buying/payment/invoices/record-transfer.ts',
  'domains/buying/orders/office/move-by-staff.ts': 'domains/buying/orders/move-order.ts',
  'domains/goods/stock/take-items.ts': 'domains/buying/checkout/write-part.ts',
  'domains/goods/stock/release-items.ts': 'domains/buying/orders/move-order.ts',
  'domains/goods/stock/replace-item.ts': 'domains/buying/orders/office/replace-piece.ts',
  'domains/goods/stock/sell-items.ts': 'domains/buying/orders/move-order.ts',
  'domains/goods/stock/sell-in-store.ts': 'domains/after/purchases/office/record-sale.ts',
  'domains/buying/orders/personal-data.ts': 'domains/people/privacy/erase-person.ts',
  'domains/front/content/content-blocks.ts': 'domains/front/content/import-home.ts',
  'domains/ground/documents/import-documents.ts': 'domains/front/content/import-texts.ts',
  'domains/ground/documents/office/text-rows.ts': 'domains/ground/documents/office/publish-text.ts',
  'domains/after/returns/personal-data.ts': 'domains/people/privacy/erase-person.ts',
  'domains/after/returns/asking/write-return.ts': 'domains/after/returns/move-return.ts',
  'domains/after/returns/asking/write-return-lines.ts': 'domains/after/returns/move-return.ts',
  'domains/after/returns/door/hand-over-part.ts': 'domains/after/returns/move-return.ts',
  'domains/after/returns/office/refund-return.ts': 'domains/after/returns/move-return.ts',
  'domains/goods/catalogue/office/apply-price-plans.ts': 'domains/goods/catalogue/office/write-price.ts',
  'domains/goods/catalogue/office/keep-planned-prices.sql.ts':
    'domains/goods/catalogue/import/import-products.ts',
};

/** Files that write only the day of a message to the buyer: nothing about the order itself changes. */
const MARKS_OF_MESSAGES: readonly string[] = [
  'domains/buying/orders/storage/mark-parts-reminded.ts',
  'domains/buying/orders/storage/remind-of-storage.ts',
];

const writing = listFiles()
  .filter(
    (path) => path.startsWith(API) && path.endsWith('.ts') && !isTest(path) && !path.includes('/testing/'),
  )
  .filter((path) => WRITE.test(readText(path)))
  .map((path) => path.slice(API.length));

test('who writes orders, stock, prices, products, texts or permissions writes the log too', () => {
  const silent = writing.filter(
    (path) =>
      !AUDITS.test(readText(API + path)) && !(path in CALLER_AUDITS) && !MARKS_OF_MESSAGES.includes(path),
  );
  expect(silent, 'call audit() in the transaction, or name the verb that does').toEqual([]);
});

test('a verb that is said to write the log does', () => {
  const named = [...new Set(Object.values(CALLER_AUDITS))];
  expect(named.filter((path) => !AUDITS.test(readText(API + path)))).toEqual([]);
});

test('the writes are found at all', () => {
  expect(writing).toContain('domains/goods/stock/office/change-item.ts');
  expect(writing).toContain('domains/goods/catalogue/import/import-products.ts');
  expect(writing.length).toBeGreaterThan(15);
});
