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
  'domains/orders/set-bonus-to-earn.ts': 'domains/payment/refunds/write-refund.ts',
  'domains/orders/revive-order.ts': 'domains/orders/move-order.ts',
  // A part that came holds the pieces longer.
  'domains/orders/hold-until.ts': 'domains/payment/reconcile/apply-provider-state.ts',
  'domains/orders/office/raise-version.ts': 'domains/payment/invoices/record-transfer.ts',
  'domains/orders/office/move-by-staff.ts': 'domains/orders/move-order.ts',
  'domains/stock/take-items.ts': 'domains/checkout/write-part.ts',
  'domains/stock/release-items.ts': 'domains/orders/move-order.ts',
  'domains/stock/replace-item.ts': 'domains/orders/office/replace-piece.ts',
  'domains/stock/sell-items.ts': 'domains/orders/move-order.ts',
  'domains/stock/sell-in-store.ts': 'domains/purchases/office/record-sale.ts',
  'domains/orders/personal-data.ts': 'domains/privacy/erase-person.ts',
  'domains/content/content-blocks.ts': 'domains/content/import-home.ts',
  'domains/documents/import-documents.ts': 'domains/content/import-texts.ts',
  'domains/documents/office/text-rows.ts': 'domains/documents/office/publish-text.ts',
  'domains/returns/personal-data.ts': 'domains/privacy/erase-person.ts',
  'domains/returns/asking/write-return.ts': 'domains/returns/move-return.ts',
  'domains/returns/asking/write-return-lines.ts': 'domains/returns/move-return.ts',
  'domains/returns/door/hand-over-part.ts': 'domains/returns/move-return.ts',
  'domains/returns/office/refund-return.ts': 'domains/returns/move-return.ts',
  'domains/catalogue/office/apply-price-plans.ts': 'domains/catalogue/office/write-price.ts',
  'domains/catalogue/office/keep-planned-prices.ts': 'domains/catalogue/import/import-products.ts',
};

/** Files that write only the day of a message to the buyer: nothing about the order itself changes. */
const MARKS_OF_MESSAGES: readonly string[] = [
  'domains/orders/storage/mark-parts-reminded.ts',
  'domains/orders/storage/remind-of-storage.ts',
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
  expect(writing).toContain('domains/stock/office/change-item.ts');
  expect(writing).toContain('domains/catalogue/import/import-products.ts');
  expect(writing.length).toBeGreaterThan(15);
});
