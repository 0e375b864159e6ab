import { createDemoMailSender } from '#src/adapters/sent-messages/demo-senders.ts';
import { createNoMailSender } from '#src/adapters/no-senders.ts';
import type { MailSender } from '#src/domains/messages/notifications/senders.ts';
import type { Context } from '#src/platform/context.ts';
import { createSmtpSender, type SmtpSettings } from './smtp.ts';

export type MailSettings =
  | { kind: 'demo'; isTextLogged: boolean }
  /** Nothing is sent. */
  | { kind: 'none' }
  | ({ kind: 'smtp' } & SmtpSettings);

export function createMailSender(settings: MailSettings, ctx: Context): MailSender {
  switch (settings.kind) {
    case 'smtp':
      return createSmtpSender(settings);
    case 'demo':
      return createDemoMailSender(ctx, settings);
    case 'none':
      return createNoMailSender(ctx.log);
  }
}
