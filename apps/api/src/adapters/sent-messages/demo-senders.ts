import { randomInt, randomUUID } from 'node:crypto';
import { formatPhone } from '@yahont/values/phone.ts';
import type { Context } from '#src/platform/context.ts';
import type { CodeCaller } from '#src/domains/people/accounts/sign-in/code-senders.ts';
import type { OperatorLine } from '#src/domains/after/callbacks/operator-line.ts';
import type { Mail, MailSender, SmsSender } from '#src/domains/messages/notifications/senders.ts';
import { sentMessageFiles, sentMessages } from './sent-messages.tables.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';

type Content = Omit<typeof sentMessages.$inferInsert, 'id' | 'sentAt'>;

/** Replaces an SMS provider: stores the message for /dev/outbox and, when asked, logs its text. */
export function createDemoSmsSender(ctx: Context, { isTextLogged }: { isTextLogged: boolean }): SmsSender {
  return {
    send: ({ to, text, idempotencyKey }) =>
      keep(
        ctx,
        { channel: 'sms', to, subject: '', text, html: null, dedupeKey: idempotencyKey },
        { isTextLogged },
      ),
  };
}

/** Replaces a provider of calls in the same way; the code is the end of a made-up number. */
export function createDemoCaller(ctx: Context, { isTextLogged }: { isTextLogged: boolean }): CodeCaller {
  return {
    call: async ({ to }) => {
      const code = String(randomInt(10_000)).padStart(4, '0');
      const text = `Звонок с номера ${formatPhone(`+7900700${code}`)}: код ${code}, последние четыре цифры.`;
      const dedupeKey = `call-${randomUUID()}`;
      await keep(ctx, { channel: 'call', to, subject: '', text, html: null, dedupeKey }, { isTextLogged });
      return { code };
    },
  };
}

/** Replaces a mail server in the same way. */
export function createDemoMailSender(ctx: Context, { isTextLogged }: { isTextLogged: boolean }): MailSender {
  return {
    send: ({ to, subject, text, html, files, idempotencyKey }) =>
      keep(
        ctx,
        { channel: 'mail', to, subject, text, html, dedupeKey: idempotencyKey },
        { isTextLogged, files },
      ),
  };
}

/** Replaces the operators who call back, in the same way. */
export function createDemoOperators(ctx: Context, { isTextLogged }: { isTextLogged: boolean }): OperatorLine {
  return {
    ring: ({ phone, city }, { idempotencyKey }) =>
      keep(
        ctx,
        {
          channel: 'operators',
          to: 'Операторы',
          subject: 'Заказан звонок',
          text: `Перезвоните сейчас: ${formatPhone(phone)}, ${city}`,
          html: null,
          dedupeKey: idempotencyKey,
        },
        { isTextLogged },
      ),
  };
}

async function keep(
  ctx: Context,
  content: Content,
  { isTextLogged, files = [] }: { isTextLogged: boolean; files?: Mail['files'] },
): Promise<void> {
  const [kept] = await ctx.db
    .insert(sentMessages)
    .values({ ...content, sentAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ id: sentMessages.id });
  if (!kept) return;
  if (files.length > 0)
    await ctx.db.insert(sentMessageFiles).values(files.map((file) => ({ messageId: kept.id, ...file })));
  const { channel, to, text } = content;
  ctx.log.info({ channel, to: maskRecipient(to), ...(isTextLogged ? { text } : {}) }, 'demo message');
}
