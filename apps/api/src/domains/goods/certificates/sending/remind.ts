import { MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { deferral, writeMail } from '#src/domains/messages/notifications/index.ts';
import { markReminded } from './mark-reminded.sql.ts';
import { CERTIFICATE_EVENTS } from './certificate-events.ts';

const AHEAD_MS = 30 * 86_400_000;
const BATCH = 100;

/**
 * Reminds holders once, thirty days before the balance expires. Only holders who got their certificate
 * by e-mail are known. A batch is two statements: one marks the certificates, one stores the messages.
 * @returns how many; a full batch means that more may be waiting
 */
export async function remindHolders(ctx: Context, publicUrl: string): Promise<number> {
  const now = ctx.now();
  const until = new Date(now.getTime() + AHEAD_MS);
  return ctx.db.transaction(async (tx) => {
    const rows = await markReminded(tx, { now, until, limit: BATCH });
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
