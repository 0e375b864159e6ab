import { PRICE_SOURCES } from '@yahont/contracts/catalogue/price-history.ts';
import { BELL_KINDS, BELL_STATES } from '@yahont/contracts/bells/bells.ts';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SUBSCRIPTIONS } from '@yahont/contracts/accounts/subscriptions.ts';
import { SUPPORT_TOPICS } from '@yahont/contracts/support/support.ts';
import { THREAD_STATES } from '@yahont/contracts/support/threads.ts';
import { DOCUMENT_KINDS, VERSION_STATES } from '@yahont/contracts/content/document-kinds.ts';
import { AUDIENCES, KINDS, METALS, TIERS } from '@yahont/contracts/catalogue/jewellery.ts';
import { ORDER_NOTES, ORDER_STATUSES } from '@yahont/contracts/orders/orders.ts';
import { MESSAGE_CHANNELS } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { PICTURE_BACKGROUNDS } from '@yahont/contracts/catalogue/pictures.ts';
import { PLATFORMS } from '@yahont/contracts/accounts/registration.ts';
import { DELIVERY_KINDS } from '@yahont/values/delivery-kinds.ts';
import { APPLICATION_STATES } from '@yahont/contracts/payment/instalment.ts';
import { PAYMENT_KINDS, TENDER_KINDS } from '@yahont/values/sums/tenders.ts';
import { LINE_KINDS } from '@yahont/contracts/line-kinds.ts';
import { ACTOR_KINDS, AUDIT_SUBJECTS } from '@yahont/contracts/office/audit.ts';
import { ITEM_STATES } from '@yahont/contracts/office/items.ts';
import { CHECK_MARKS, PIECE_FATES } from '@yahont/contracts/office/returns.ts';
import {
  RETURN_DENIALS,
  RETURN_REASONS,
  RETURN_STATES,
  RETURN_WAYS,
} from '@yahont/contracts/returns/return-lists.ts';
import { LEAD_STATES } from '@yahont/contracts/leads/leads.ts';
import { SUBSCRIBER_STATES } from '@yahont/contracts/leads/newsletter.ts';
import { LEAD_KINDS } from '@yahont/values/leads/lead-choices.ts';
import { BonusReason } from '@yahont/contracts/orders/bonus.ts';
import { PaymentRefusal, TestCardOutcome } from '@yahont/contracts/payment/payment.ts';
import { RECEIPT_KINDS, RECEIPT_STATES } from '@yahont/contracts/payment/receipts.ts';
import { DEMO_BANK_STATES } from '#src/adapters/demo-bank/demo-bank.tables.ts';
import { CAPTURE_STAGES, PAYMENT_STATES } from '#src/domains/buying/payment/payment.tables.ts';
import { REFUND_REASONS } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/testing/database.ts';

/** Text columns of a closed type, with the list that the type is made of. */
const LISTS: Record<string, readonly string[]> = {
  'accounts.platform': PLATFORMS,
  'audit.actor_kind': ACTOR_KINDS,
  'audit.subject_type': AUDIT_SUBJECTS,
  'bells.kind': BELL_KINDS,
  'bells.state': BELL_STATES,
  'bonus_entries.reason': BonusReason.options,
  'cart_lines.kind': LINE_KINDS,
  'demo_applications.state': APPLICATION_STATES,
  'demo_bank_methods.outcome': TestCardOutcome.options,
  'demo_bank_payments.reason': PaymentRefusal.options,
  'demo_bank_payments.state': DEMO_BANK_STATES,
  'document_versions.state': VERSION_STATES,
  'documents.kind': DOCUMENT_KINDS,
  'instalment_contracts.state': APPLICATION_STATES,
  'item_events.actor_kind': ACTOR_KINDS,
  'item_events.state': ITEM_STATES,
  'items.state': ITEM_STATES,
  'lead_events.state': LEAD_STATES,
  'leads.kind': LEAD_KINDS,
  'leads.state': LEAD_STATES,
  'newsletter_subscribers.state': SUBSCRIBER_STATES,
  'order_events.actor_kind': ACTOR_KINDS,
  'refunds.reason': REFUND_REASONS,
  'order_events.note': ORDER_NOTES,
  'order_events.status': ORDER_STATUSES,
  'order_lines.kind': LINE_KINDS,
  'order_lines.metal': METALS,
  'order_tenders.kind': TENDER_KINDS,
  'orders.delivery_kind': DELIVERY_KINDS,
  'orders.payment_kind': PAYMENT_KINDS,
  'orders.status': ORDER_STATUSES,
  'payments.refusal': PaymentRefusal.options,
  'payments.capture_stage': CAPTURE_STAGES,
  'payments.state': PAYMENT_STATES,
  'receipts.kind': RECEIPT_KINDS,
  'receipts.state': RECEIPT_STATES,
  'pictures.background': PICTURE_BACKGROUNDS,
  'price_history.source': PRICE_SOURCES,
  'products.audience': AUDIENCES,
  'products.kind': KINDS,
  'products.metal': METALS,
  'products.tier': TIERS,
  'return_checks.dmdk_mark': CHECK_MARKS,
  'return_checks.stone_mark': CHECK_MARKS,
  'return_checks.tag_mark': CHECK_MARKS,
  'return_checks.uin_mark': CHECK_MARKS,
  'return_checks.wear_mark': CHECK_MARKS,
  'return_checks.weight_mark': CHECK_MARKS,
  'return_events.actor_kind': ACTOR_KINDS,
  'return_events.state': RETURN_STATES,
  'return_pieces.fate': PIECE_FATES,
  'returns.denial': RETURN_DENIALS,
  'returns.reason': RETURN_REASONS,
  'returns.state': RETURN_STATES,
  'returns.way': RETURN_WAYS,
  'sent_messages.channel': MESSAGE_CHANNELS,
  'subscriptions.code': SUBSCRIPTIONS,
  'support_requests.state': THREAD_STATES,
  'support_requests.topic': SUPPORT_TOPICS,
};

/** One function writes the log, and its type is closed: a check would make every new action a migration. */
const UNCHECKED = 'audit.action';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('closed types in the database', () => {
  test.each(Object.entries(LISTS))('%s takes the words of its list and no other', async (column, words) => {
    expect(await wordsOf(column)).toEqual([words.toSorted()]);
  });

  test('every text column of a closed type has a check', async () => {
    const closed = await closedColumns();
    // The test would pass with nothing found.
    expect(closed).toContain('orders.status');
    expect(closed).toContain(UNCHECKED);
    const checked = new Set(await checkedColumns());
    expect(closed.filter((column) => !checked.has(column))).toEqual([UNCHECKED]);
  });
});

/** The words of each check that lists words for the column. */
async function wordsOf(column: string): Promise<string[][]> {
  const [table = '', name = ''] = column.split('.');
  const { rows } = await database.query(
    `select pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [table],
  );
  const one = new RegExp(`^CHECK \\(\\(${name} = ANY \\('\\{(.*)\\}'::text\\[\\]\\)\\)\\)$`);
  return rows.flatMap(({ text }) => {
    const list = one.exec(String(text))?.[1];
    if (list === undefined) return [];
    return [list.split(',').toSorted()];
  });
}

/** `table.column` of every check that lists words. */
async function checkedColumns(): Promise<string[]> {
  const { rows } = await database.query(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c'`,
  );
  return rows.flatMap(({ table, text }) => {
    const name = /\(\(?"?(\w+)"? = ANY \((?:ARRAY|'\{)/.exec(String(text))?.[1];
    return name === undefined ? [] : [`${String(table)}.${name}`];
  });
}

/** `table.column` of every `text().$type<…>()` in the table files. */
async function closedColumns(): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob('**/*.tables.ts', { cwd: fileURLToPath(new URL('.', import.meta.url)) })) {
    const source = await readFile(new URL(path, import.meta.url), 'utf8');
    for (const part of source.split(/pgTable\(\s*/).slice(1)) {
      const table = /^'(\w+)'/.exec(part)?.[1];
      for (const [, name = ''] of part.matchAll(/(\w+): text\([^)]*\)\s*\.\$type<\w+>/g))
        found.push(`${table}.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);
    }
  }
  return found;
}
