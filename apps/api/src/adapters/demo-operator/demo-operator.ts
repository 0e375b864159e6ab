import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApplicationState } from '@yahont/contracts/payment/instalment.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { instalmentOf, instalmentSchedule } from '@yahont/values/sums/instalment.ts';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { ApplicationForm } from '#src/domains/buying/payment/instalments/application.ts';
import type { Application, InstalmentOperator } from '#src/domains/buying/payment/instalments/operator.ts';
import type { BookedRefund } from '#src/domains/buying/payment/daily/books.ts';
import { ProviderRefused, type Refund } from '#src/domains/buying/payment/provider.ts';
import { demoApplicationRefunds, demoApplications } from './demo-operator.tables.ts';
import { evaluateApplicant, SIGNING_CODE, TEST_PHONES } from './test-phones.ts';

const NAME = 'demo-operator';

/** An application that nobody signs ends after an hour. */
const LIFE_MS = 60 * 60_000;
type Books = Pick<Context, 'db' | 'now'>;

/**
 * Operator of instalments of a demo. It keeps its own ledger, takes test phone numbers on the shop's own form and moves no
 * money. It implements the same port and the same states as a real operator.
 */
export function createDemoOperator(books: Books): InstalmentOperator {
  const move = (id: string, from: readonly ApplicationState[], to: ApplicationState) =>
    books.db.update(demoApplications).set({ state: to }).where(inStates(id, from));
  return {
    name: NAME,
    terms: DEMO_INSTALMENT,
    apply: async ({ paymentId, amount }) => {
      await books.db
        .insert(demoApplications)
        .values({ id: paymentId, amount, state: 'applied', createdAt: books.now() })
        .onConflictDoNothing();
      return read(books, paymentId);
    },
    get: (applicationId) => read(books, applicationId),
    commit: async ({ providerId }) => {
      await move(providerId, ['signed'], 'in-force');
      return read(books, providerId);
    },
    cancel: async ({ applicationId }) => {
      await move(applicationId, ['applied', 'asks-for-more', 'approved', 'signed'], 'cancelled');
      return read(books, applicationId);
    },
    refund: async (refund) => {
      await giveBack(books, refund);
      return { refundProviderId: refund.refundId, status: 'done' };
    },
    refundsOf: (applicationId) => listRefunds(books, applicationId),
    form: createForm(books, move),
  };
}

type Move = (id: string, from: readonly ApplicationState[], to: ApplicationState) => PromiseLike<unknown>;

function createForm(books: Books, move: Move): ApplicationForm {
  return {
    testPhones: TEST_PHONES,
    testCode: SIGNING_CODE,
    apply: async (id, phone) => {
      await move(id, ['applied'], evaluateApplicant(phone));
    },
    explain: async (id) => {
      await move(id, ['asks-for-more'], 'approved');
    },
    sign: (id, code) => sign(books, id, code),
  };
}

async function sign(
  { db }: Books,
  id: string,
  code: string,
): Promise<{ isRight: boolean; triesLeft: number }> {
  const { triesLeft: tries, state } = demoApplications;
  const isRight = code === SIGNING_CODE;
  const [row] = await db
    .update(demoApplications)
    .set(
      isRight
        ? { state: 'signed' }
        : {
            triesLeft: sql`${tries} - 1`,
            state: sql`case when ${tries} <= 1 then 'refused' else ${state} end`,
          },
    )
    .where(inStates(id, ['approved']))
    .returning({ triesLeft: tries });
  return { isRight: isRight && row !== undefined, triesLeft: row?.triesLeft ?? 0 };
}

async function giveBack({ db, now }: Books, { refundId, providerId, amount }: Refund): Promise<void> {
  await db.transaction(async (tx) => {
    const [paid] = await tx
      .select()
      .from(demoApplications)
      .where(inStates(providerId, ['in-force']))
      .for('update');
    const [known] = await tx
      .select()
      .from(demoApplicationRefunds)
      .where(eq(demoApplicationRefunds.id, refundId));
    if (known) return;
    if (!paid || paid.amount - paid.refunded < amount)
      throw new Error(`the demo operator has nothing to refund for ${providerId}`);
    await tx
      .insert(demoApplicationRefunds)
      .values({ id: refundId, applicationId: providerId, amount, createdAt: now() });
    await tx
      .update(demoApplications)
      .set({ refunded: sql`${demoApplications.refunded} + ${amount}` })
      .where(eq(demoApplications.id, providerId));
  });
}

async function listRefunds({ db }: Books, applicationId: string): Promise<BookedRefund[]> {
  const rows = await db
    .select()
    .from(demoApplicationRefunds)
    .where(eq(demoApplicationRefunds.applicationId, applicationId));
  return rows.map(({ id, amount }) => ({
    providerId: id,
    paymentProviderId: applicationId,
    status: 'done',
    amount: kopecks(amount),
  }));
}

/** Reads an application and ends it first if it has timed out. */
async function read({ db, now }: Books, id: string): Promise<Application> {
  const timedOut = sql`${demoApplications.createdAt} < ${new Date(now().getTime() - LIFE_MS).toISOString()}::timestamptz`;
  await db
    .update(demoApplications)
    .set({ state: 'cancelled' })
    .where(and(inStates(id, ['applied', 'asks-for-more', 'approved']), timedOut));
  const [row] = await db.select().from(demoApplications).where(eq(demoApplications.id, id));
  if (!row) throw new ProviderRefused(NAME, 404, `no application ${id}`);
  const amount = kopecks(row.amount);
  const plan = instalmentOf(amount, DEMO_INSTALMENT);
  const firstDay = cityDate(row.createdAt, MOSCOW_HOURS);
  const isAgreed = ['approved', 'signed', 'in-force'].includes(row.state);
  return {
    applicationId: id,
    state: row.state,
    amount,
    number: isAgreed ? `ЯР-${id.slice(0, 8).toUpperCase()}` : null,
    schedule: plan && instalmentSchedule(plan, firstDay, DEMO_INSTALMENT.every),
    pageUrl: null,
  };
}

function inStates(id: string, states: readonly ApplicationState[]) {
  return and(eq(demoApplications.id, id), inArray(demoApplications.state, [...states]));
}
