import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import {
  askQuestion as contract,
  type OwnQuestion,
  type QuestionForm,
} from '@yahont/contracts/product-questions/product-questions.ts';
import { contactIn } from '@yahont/values/product-questions.ts';
import { requireHuman } from '#src/domains/ground/captcha/index.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { noteUse, waitForUse, type UseLimit } from '#src/domains/ground/visitors/index.ts';
import { provedEmailOf } from '#src/domains/people/accounts/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { lockName, secondsToWait } from '#src/platform/http/window-limit.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import type { QuestionDeps } from '../product-questions.deps.ts';
import { toOwnQuestion } from '../product-questions.mapper.ts';
import { productQuestions, type QuestionRow } from '../product-questions.tables.ts';
import { chooseStore, dueOf } from '../stores-with-piece.ts';

const DAY_SECONDS = 86_400;
/** Letters that a typed address may get in a day: nobody may flood the mailbox of another person. */
const PER_ADDRESS_DAILY = 5;
/** Questions of one account in a day. */
const PER_ACCOUNT_DAILY = 20;
const USES: UseLimit = { kind: 'question', visitor: 10, address: 60, household: 20, shop: 1000 };

type Form = z.output<typeof QuestionForm>;
/** Who asks: exactly one way leads to them. */
type Asker = { accountId: number | null; fuserId: string | null; email: string | null };

/**
 * Puts a question to the nearest store that has the piece. The same question of one person waits once.
 * @throws `captcha-failed`, `product-not-found`, `email-needed`, `contact-in-text`, `too-many-questions`
 */
export async function askQuestion(ctx: CallContext, deps: QuestionDeps, form: Form): Promise<OwnQuestion> {
  const { productId, text, token } = form;
  await requireHuman(ctx, { token, captcha: deps.captcha });
  if (!deps.catalogue.find(productId)) throw notFound('product');
  const contact = contactIn(text);
  if (contact !== null) throw refuse(contract.refusals, 'contact-in-text', { contact }, { field: 'text' });
  const now = ctx.now();
  // Counted even if it is refused below: otherwise one could probe which addresses have asked.
  await ctx.db.transaction((tx) => countUse(tx, ctx));
  const row = await ctx.db.transaction(async (tx) => {
    const asker = await askerOf(tx, ctx, form);
    // The address before the account: a fixed order prevents deadlocks.
    if (asker.email !== null) await lockName(tx, `questions:${asker.email}`);
    if (asker.accountId !== null) await lockName(tx, `questions:${asker.accountId}`);
    const same = await findSame(tx, asker, form);
    if (same !== undefined) return same;
    await requireRoom(tx, asker, now);
    const { accountId, email } = asker;
    await recordConsents(
      tx,
      {
        accountId,
        contact: accountId === null ? (email ?? '') : '',
        network: networkOf(ctx.ip),
        source: 'form',
        at: now,
      },
      [{ kind: 'personal-data', isGiven: true }],
    );
    const hours = await readSetting(tx, 'question-hours');
    const store = chooseStore(deps, { productId, cityId: ctx.city.id }, now);
    return insertQuestion(tx, {
      ...asker,
      productId,
      text,
      cityId: ctx.city.id,
      storeId: store?.id ?? null,
      hasPiece: store !== null,
      askedAt: now,
      dueAt: dueOf(deps, store, { now, hours }),
    });
  });
  return toOwnQuestion(row, deps, now);
}

async function askerOf(tx: Db, { caller }: CallContext, { email }: Form): Promise<Asker> {
  const typed = email?.toLowerCase() ?? null;
  if (caller.kind !== 'account') {
    if (typed === null) throw refuse(contract.refusals, 'email-needed', {}, { field: 'email' });
    return { accountId: null, fuserId: caller.kind === 'fuser' ? caller.fuserId : null, email: typed };
  }
  const { accountId } = caller;
  if (typed === null && (await provedEmailOf(tx, accountId)) === null)
    throw refuse(contract.refusals, 'email-needed', {}, { field: 'email' });
  return { accountId, fuserId: null, email: typed };
}

async function countUse(tx: Db, ctx: CallContext): Promise<void> {
  const { retryAfter } = await waitForUse(tx, ctx, USES);
  if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-questions', { retryAfter });
  await noteUse(tx, ctx, { kind: USES.kind });
}

/** The question that waits already, if the same person asked it in the same words. */
async function findSame(tx: Db, asker: Asker, { productId, text }: Form): Promise<QuestionRow | undefined> {
  const { accountId, email } = asker;
  const [row] = await tx
    .select()
    .from(productQuestions)
    .where(
      and(
        accountId === null
          ? eq(productQuestions.email, email ?? '')
          : eq(productQuestions.accountId, accountId),
        eq(productQuestions.productId, productId),
        eq(productQuestions.text, text),
        eq(productQuestions.state, 'waiting'),
      ),
    )
    .limit(1);
  return row;
}

/** Throws `too-many-questions` with seconds to wait. */
async function requireRoom(tx: Db, { email, accountId }: Asker, now: Date): Promise<void> {
  const waits = [
    email === null ? 0 : await waitOf(tx, eq(productQuestions.email, email), PER_ADDRESS_DAILY, now),
    accountId === null
      ? 0
      : await waitOf(tx, eq(productQuestions.accountId, accountId), PER_ACCOUNT_DAILY, now),
  ];
  const retryAfter = Math.max(...waits);
  if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-questions', { retryAfter });
}

async function waitOf(tx: Db, whose: SQL, limit: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_SECONDS * 1000);
  const asked = await tx
    .select({ at: productQuestions.askedAt })
    .from(productQuestions)
    .where(and(whose, gt(productQuestions.askedAt, since)))
    .orderBy(desc(productQuestions.askedAt))
    .limit(limit);
  const times = asked.map(({ at }) => at);
  return secondsToWait(times, { limit, seconds: DAY_SECONDS }, now);
}

async function insertQuestion(
  tx: Db,
  question: Omit<typeof productQuestions.$inferInsert, 'state'>,
): Promise<QuestionRow> {
  const [row] = await tx
    .insert(productQuestions)
    .values({ ...question, state: 'waiting' })
    .returning();
  if (!row) throw new Error('an insert answered without a row');
  return row;
}
