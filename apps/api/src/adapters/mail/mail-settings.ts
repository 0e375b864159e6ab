import { createDemoMailSender } from '#src/adapters/demo-outbox/demo-senders.ts';
import type { MailSender } from '#src/domains/notifications/senders.ts';
import type { Context } from '#src/platform/context.ts';
import { createSmtpSender } from './smtp.ts';
import type { SmtpSettings } from './smtp.ts';

export type MailSettings = { kind: 'demo'; isTextLogged: boolean } | ({ kind: 'smtp' } & SmtpSettings);

export function createMailSender(settings: MailSettings, ctx: Context): MailSender {
  return settings.kind === 'smtp' ? createSmtpSender(settings) : createDemoMailSender(ctx, settings);
}
