import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type {
  HiddenField,
  OfficeCustomer,
  revealCustomer as revealing,
} from '@yahont/contracts/office/customers/find.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { CallContext, StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { scopeOf } from '#src/platform/permissions.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { accounts, sessions, type Account } from '#src/domains/people/accounts/accounts.tables.ts';
import { lockCustomer } from '#src/domains/people/accounts/index.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { maskCustomer } from './find-customers.ts';

const ORDERS_SHOWN = 10;

/** A shopper as staff see them before they say why they need more. Throws `account-not-found`. */
export async function describeCustomer({ db, now }: CallContext, id: number): Promise<OfficeCustomer> {
  const [account, points, [open], placed] = await Promise.all([
    findAccount(db, id),
    balance(db, id),
    db
      .select({ sessions: count() })
      .from(sessions)
      .where(and(eq(sessions.accountId, id), isNull(sessions.endedAt), gt(sessions.expiresAt, now()))),
    db
      .select({
        id: orders.id,
        status: orders.status,
        storeId: orders.storeId,
        placedAt: orders.createdAt,
      })
      .from(orders)
      .where(eq(orders.accountId, id))
      .orderBy(desc(orders.id))
      .limit(ORDERS_SHOWN),
  ]);
  return {
    ...maskCustomer(account),
    hasBirthDate: account.birthDate !== null,
    points,
    openSessions: open?.sessions ?? 0,
    orders: placed.map(({ placedAt, ...order }) => ({
      ...order,
      placedAt: placedAt.toISOString(),
    })),
  };
}

type Asked = { id: number; fields: readonly HiddenField[]; reason: string };

/**
 * Shows hidden fields. The log keeps who saw which of them and why.
 * @throws `account-not-found`, also for an account without orders in the caller's stores
 */
export async function revealCustomer(
  ctx: StaffContext,
  { id, fields, reason }: Asked,
): Promise<AnswerOf<typeof revealing>> {
  const scope = scopeOf(ctx.caller, 'customers.reveal');
  return ctx.db.transaction(async (tx) => {
    await lockCustomer(tx, id, scope);
    const account = await findAccount(tx, id);
    const asked = new Set(fields);
    await audit(tx, ctx, {
      action: 'customers.reveal',
      subject: { type: 'account', id },
      after: { fields: [...asked] },
      reason,
    });
    return Object.fromEntries([...asked].map((field) => [field, READ[field](account)]));
  });
}

const READ: Readonly<Record<HiddenField, (account: Account) => string>> = {
  name: ({ name, surName, lastName }) => [surName, name, lastName].filter(Boolean).join(' '),
  phone: ({ phone }) => phone,
  email: ({ email }) => email ?? '',
  birthDate: ({ birthDate }) => birthDate ?? '',
};

async function findAccount(db: Db, id: number): Promise<Account> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNull(accounts.erasedAt)));
  if (!account) throw notFound('account');
  return account;
}
