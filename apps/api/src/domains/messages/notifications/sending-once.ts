import { eq, lt, sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { sendings } from './notifications.tables.ts';
import type { Mail, MailSender, Sms, SmsSender } from './senders.ts';

/** An unfinished sending older than this belonged to a process that died. */
const LEASE_MS = 60_000;
const KEPT_MS = 90 * 86_400_000;

/**
 * Runs `send` unless a sending with this key has already succeeded. While another worker is sending it
 * throws, so that the queue tries again later. When a process dies between the provider's answer and
 * its record, or the answer is lost, the message is sent again: the receiver would rather read it twice
 * than never.
 */
export async function sendOnce(
  ctx: Pick<Context, 'db' | 'now'>,
  key: string,
  send: () => Promise<void>,
): Promise<void> {
  if (!(await claim(ctx, key))) return;
  try {
    await send();
  } catch (err) {
    await finish(ctx, key, 'failed');
    throw err;
  }
  await finish(ctx, key, 'sent');
}

/** @returns false when it was already sent */
async function claim({ db, now }: Pick<Context, 'db' | 'now'>, key: string): Promise<boolean> {
  const at = now();
  const stale = new Date(at.getTime() - LEASE_MS).toISOString();
  const [claimed] = await db
    .insert(sendings)
    .values({ key, state: 'sending', at })
    .onConflictDoUpdate({
      target: sendings.key,
      set: { state: 'sending', at },
      setWhere: sql`${sendings.state} = 'failed' or (${sendings.state} = 'sending' and ${sendings.at} < ${stale})`,
    })
    .returning({ key: sendings.key });
  if (claimed) return true;
  const [other] = await db.select({ state: sendings.state }).from(sendings).where(eq(sendings.key, key));
  if (other?.state === 'sent') return false;
  throw new Error('another worker is sending this message');
}

async function finish(
  { db, now }: Pick<Context, 'db' | 'now'>,
  key: string,
  state: 'sent' | 'failed',
): Promise<void> {
  await db.update(sendings).set({ state, at: now() }).where(eq(sendings.key, key));
}

/** An SMS sender that sends messages with the same key only once. */
export function smsOnce(ctx: Pick<Context, 'db' | 'now'>, sender: SmsSender): SmsSender {
  return {
    send: (sms: Sms) => sendOnce(ctx, `sms:${sms.idempotencyKey}`, () => sender.send(sms)),
  };
}

/** The same for e-mails. */
export function mailOnce(ctx: Pick<Context, 'db' | 'now'>, sender: MailSender): MailSender {
  return {
    send: (mail: Mail) => sendOnce(ctx, `mail:${mail.idempotencyKey}`, () => sender.send(mail)),
  };
}

/** Forgets sendings that nothing retries any more. */
export async function purgeSendings({ db, now }: Context): Promise<void> {
  await db.delete(sendings).where(lt(sendings.at, new Date(now().getTime() - KEPT_MS)));
}
