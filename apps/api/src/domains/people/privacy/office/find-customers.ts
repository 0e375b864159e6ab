import { and, desc, eq, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { MaskedCustomer } from '@yahont/contracts/office/customers/find.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import type { Db } from '#src/platform/database/database.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { accounts, type Account } from '#src/domains/people/accounts/accounts.tables.ts';

const MOST = 50;
const MAX_ID = 2_147_483_647;

/** Shoppers that a text names, masked; the newest first. */
export async function findCustomers(db: Db, q: string): Promise<{ items: MaskedCustomer[] }> {
  const rows = await db
    .select()
    .from(accounts)
    .where(and(isNull(accounts.erasedAt), named(q)))
    .orderBy(desc(accounts.id))
    .limit(MOST);
  return { items: rows.map(maskCustomer) };
}

/** Digits are a phone, its end, or a number of an account, which may have four digits too; letters begin a surname. */
function named(q: string): SQL | undefined {
  const phone = normalisePhone(q);
  if (phone !== null) return eq(accounts.phone, phone);
  const digits = q.replaceAll(/[\s№-]/g, '');
  if (/^\d+$/.test(digits)) {
    const numbered = eq(accounts.id, Math.min(Number(digits), MAX_ID));
    return digits.length === 4 ? or(numbered, eq(sql`right(${accounts.phone}, 4)`, digits)) : numbered;
  }
  return like(sql`lower(${accounts.surName})`, `${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`);
}

export function maskCustomer({ id, name, surName, phone, email, createdAt }: Account): MaskedCustomer {
  const initial = surName === '' ? '' : `${surName.charAt(0)}.`;
  return {
    id,
    name: [name, initial].filter(Boolean).join(' '),
    phone: maskRecipient(phone),
    email: email === null ? null : maskRecipient(email),
    registeredAt: createdAt.toISOString(),
  };
}
