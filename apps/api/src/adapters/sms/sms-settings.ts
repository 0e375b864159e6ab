import { createDemoSmsSender } from '#src/adapters/sent-messages/demo-senders.ts';
import { createNoSmsSender } from '#src/adapters/no-senders.ts';
import type { SmsSender } from '#src/domains/messages/notifications/senders.ts';
import type { Context } from '#src/platform/context.ts';
import { createSmsRuSender, type SmsRuSettings } from './sms-ru.ts';

export type SmsSettings =
  /** `isTextLogged`: log the text that would have been sent; never in production, because texts contain codes. */
  | { kind: 'demo'; isTextLogged: boolean }
  /** Nothing is sent, and nobody can sign in. */
  | { kind: 'none' }
  | ({ kind: 'smsru' } & SmsRuSettings);

export function createSmsSender(settings: SmsSettings, ctx: Context): SmsSender {
  switch (settings.kind) {
    case 'smsru':
      return createSmsRuSender(settings);
    case 'demo':
      return createDemoSmsSender(ctx, settings);
    case 'none':
      return createNoSmsSender(ctx.log);
  }
}
