import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { OnlineKind } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import { batched } from '#src/platform/database/batched.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import { rowInserter } from '#src/platform/insert-rows.ts';
import {
  ProviderRefused,
  type CardFormBank,
  type PaymentProvider,
  type ProviderPayment,
  type Refund,
} from '#src/domains/buying/payment/provider.ts';
import { createDemoBooks } from './demo-books.ts';
import { createDemoReceipts } from './demo-receipts.ts';
import { CODE_TRIES, demoBankPayments, demoBankRefunds } from './demo-bank.tables.ts';
import { chargeMethod, noteCard, savedMethodOf, stateAfter } from './demo-methods.ts';
import { evaluateCard, TEST_CARDS, TEST_CODE } from './test-cards.ts';

const NAME = 'demo-bank';

/** An unpaid payment expires after an hour, as at a real bank. */
const LIFE_MS = 60 * 60_000;

/** As at a real bank, although a capture here succeeds at once. */
const CAN_HOLD: readonly OnlineKind[] = ['card', 'sberpay'];

const UNPAID = { state: 'pending', reason: null } as const;

type Bank = Pick<Context, 'db' | 'now'>;
type BankRow = typeof demoBankPayments.$inferSelect;

const insertRows = rowInserter(demoBankPayments);

/**
 * Payments that are created at once are written in one statement; false for a payment that is in the
 * ledger already.
 */
const openInBooks = batched<BankRow, boolean>(async (db, rows) => {
  const created = await rowsOfText<{ id: string }>(
    db,
    (bind) => `${insertRows(rows)(bind)} on conflict do nothing returning id`,
  );
  const ids = new Set(created.map(({ id }) => id));
  return rows.map(({ id }) => ids.has(id));
});

/**
 * Payment provider of a shop without a contract. It keeps its own ledger, takes test cards on the shop's own form and
 * moves no money. It implements the same port and the same states as a real provider.
 */
export function createDemoBank(bank: Bank): PaymentProvider {
  return {
    name: NAME,
    methods: ['card', 'sbp', 'sberpay'],
    holds: [],
    canHold: CAN_HOLD,
    savesCards: true,
    create: async ({ paymentId, amount, method, isHeld, savesCard, methodId }) => {
      if (isHeld && !CAN_HOLD.includes(method))
        throw new ProviderRefused(NAME, 400, `${method} is one-stage`);
      const begun = methodId === null ? UNPAID : await chargeMethod(bank, methodId);
      const sums = { amount, refunded: 0 };
      const createdAt = bank.now();
      const row = { id: paymentId, ...sums, ...begun, triesLeft: CODE_TRIES, savesCard, createdAt };
      const isNew = await openInBooks(bank.db, row);
      return isNew ? described(bank, row) : read(bank, paymentId);
    },
    get: (providerId) => read(bank, providerId),
    // It never holds money: its payments succeed at once.
    capture: ({ providerId }) => read(bank, providerId),
    cancel: async ({ providerId }) => {
      await bank.db.update(demoBankPayments).set({ state: 'cancelled' }).where(open(providerId));
      return read(bank, providerId);
    },
    refund: async (refund) => {
      await giveBack(bank, refund);
      return { refundProviderId: refund.refundId, status: 'done' };
    },
    receipts: createDemoReceipts(bank),
    books: createDemoBooks(bank, (providerId) => read(bank, providerId)),
    cardForm: createCardForm(bank),
    transferForm: {
      pay: async (providerId, outcome) => {
        await bank.db
          .update(demoBankPayments)
          .set(outcome === 'accepted' ? { state: 'succeeded' } : { state: 'cancelled', reason: 'declined' })
          .where(and(eq(demoBankPayments.id, providerId), eq(demoBankPayments.state, 'pending')));
      },
    },
    applicationForm: null,
  };
}

function createCardForm(bank: Bank): CardFormBank {
  return {
    testCards: TEST_CARDS,
    testCode: TEST_CODE,
    pay: async (providerId, card) => {
      await noteCard(bank, providerId, card);
      await bank.db
        .update(demoBankPayments)
        .set(stateAfter(evaluateCard(card, bank.now())))
        .where(and(eq(demoBankPayments.id, providerId), eq(demoBankPayments.state, 'pending')));
    },
    confirm: (providerId, code) => confirm(bank, providerId, code),
  };
}

async function confirm(
  { db }: Bank,
  providerId: string,
  code: string,
): Promise<{ isRight: boolean; triesLeft: number }> {
  const waiting = and(
    eq(demoBankPayments.id, providerId),
    eq(demoBankPayments.state, 'waiting-for-confirmation'),
  );
  if (code === TEST_CODE) {
    const confirmed = await db
      .update(demoBankPayments)
      .set({ state: 'succeeded' })
      .where(and(waiting, gt(demoBankPayments.triesLeft, 0)))
      .returning({ triesLeft: demoBankPayments.triesLeft });
    return { isRight: confirmed.length > 0, triesLeft: confirmed[0]?.triesLeft ?? 0 };
  }
  const { triesLeft: tries, state, reason } = demoBankPayments;
  const [counted] = await db
    .update(demoBankPayments)
    .set({
      triesLeft: sql`${tries} - 1`,
      state: sql`case when ${tries} <= 1 then 'cancelled' else ${state} end`,
      reason: sql`case when ${tries} <= 1 then 'wrong-code' else ${reason} end`,
    })
    .where(waiting)
    .returning({ triesLeft: tries });
  return { isRight: false, triesLeft: counted?.triesLeft ?? 0 };
}

async function giveBack(bank: Bank, { refundId, providerId, amount }: Refund): Promise<void> {
  await bank.db.transaction(async (tx) => {
    const [paid] = await tx
      .select({ left: sql<number>`(${demoBankPayments.amount} - ${demoBankPayments.refunded})::float8` })
      .from(demoBankPayments)
      .where(and(eq(demoBankPayments.id, providerId), eq(demoBankPayments.state, 'succeeded')))
      .for('update');
    const [known] = await tx.select().from(demoBankRefunds).where(eq(demoBankRefunds.id, refundId));
    if (known) return;
    if (!paid || paid.left < amount) throw new Error(`the demo bank has nothing to refund for ${providerId}`);
    await tx
      .insert(demoBankRefunds)
      .values({ id: refundId, paymentId: providerId, amount, createdAt: bank.now() });
    await tx
      .update(demoBankPayments)
      .set({ refunded: sql`${demoBankPayments.refunded} + ${amount}` })
      .where(eq(demoBankPayments.id, providerId));
  });
}

/** Reads a payment and cancels it first if it has timed out. */
async function read(bank: Bank, providerId: string): Promise<ProviderPayment> {
  const { db, now } = bank;
  const timedOut = sql`${demoBankPayments.createdAt} < ${new Date(now().getTime() - LIFE_MS).toISOString()}::timestamptz`;
  await db
    .update(demoBankPayments)
    .set({ state: 'cancelled', reason: 'timed-out' })
    .where(and(open(providerId), timedOut));
  const [row] = await db.select().from(demoBankPayments).where(eq(demoBankPayments.id, providerId));
  if (!row) throw new ProviderRefused(NAME, 404, `no payment ${providerId}`);
  return described(bank, row);
}

async function described(bank: Bank, row: BankRow): Promise<ProviderPayment> {
  return { ...toProviderPayment(row), savedMethod: await savedMethodOf(bank, row) };
}

function open(providerId: string) {
  return and(
    eq(demoBankPayments.id, providerId),
    inArray(demoBankPayments.state, ['pending', 'waiting-for-confirmation']),
  );
}

function toProviderPayment({ id, state, reason, amount }: BankRow): ProviderPayment {
  return {
    providerId: id,
    status: state,
    refusal: state === 'cancelled' ? reason : null,
    confirmationUrl: null,
    amount: kopecks(amount),
  };
}
