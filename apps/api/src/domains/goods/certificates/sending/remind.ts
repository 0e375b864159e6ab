import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import { MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { deferral, writeMail } from '#src/domains/messages/notifications/index.ts';
import { CERTIFICATE_EVENTS } from './certificate-events.ts';

const AHEAD_MS = 30 * 86_400_000;
const BATCH = 100;

type Row = { lastFour: string; balance: number; expiresAt: string; gift: OrderedGift };

/**
 * Writes to holders, once, thirty days before what is left expires. Only those are known to whom a certificate was mailed.
 * A batch is two statements: one marks the certificates, one stores the messages.
 * @returns how many; a full batch means that more may be waiting
 */
export async function remindHolders(ctx: Context, publicUrl: string): Promise<number> {
  const now = ctx.now();
  const until = new Date(now.getTime() + AHEAD_MS).toISOString();
  return ctx.db.transaction(async (tx) => {
    const rows = await rowsOfText<Row>(
      tx,
      (bind) => `
      with due as (
        select certificates.id, line.options->'gift' as gift
        from certificates
        join order_lines as line on line.certificate_id = certificates.id
        where balance > 0 and reminded_at is null and expires_at > ${bind(now.toISOString())}::timestamptz
          and expires_at <= ${bind(until)}::timestamptz and line.options->'gift'->>'way' = 'mail'
        order by expires_at limit ${BATCH}
        for update of certificates skip locked
      )
      update certificates set reminded_at = ${bind(now.toISOString())}::timestamptz
      from due where certificates.id = due.id
      returning due.gift, last_four as "lastFour", balance::float8 as balance, expires_at as "expiresAt"`,
    );
    const mails = rows.map(({ gift, lastFour, balance, expiresAt }) => {
      const words = { gift, lastFour, balance: kopecks(balance), expiresAt: new Date(expiresAt) };
      const mail = writeMail(CERTIFICATE_EVENTS['certificate-ending'], { ...words, publicUrl });
      // The city of a holder is not known.
      const wait = deferral(CERTIFICATE_EVENTS['certificate-ending'], now, MOSCOW_HOURS);
      return { topic: 'send-mail', payload: { to: gift.address, ...mail }, ...wait } as const;
    });
    await enqueue(tx, ...mails);
    return rows.length;
  });
}
