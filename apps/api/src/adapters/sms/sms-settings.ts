import { createDemoSmsSender } from '#src/adapters/demo-outbox/demo-senders.ts';
import type { SmsSender } from '#src/domains/notifications/senders.ts';
import type { Context } from '#src/platform/context.ts';
import { createSmsRuSender } from './sms-ru.ts';
import type { SmsRuSettings } from './sms-ru.ts';

export type SmsSettings =
  /** `isTextLogged`: log the text that would have been sent; never in production, because texts contain codes. */
  { kind: 'demo'; isTextLogged: boolean } | ({ kind: 'smsru' } & SmsRuSettings);

export function createSmsSender(settings: SmsSettings, ctx: Context): SmsSender {
  return settings.kind === 'smsru' ? createSmsRuSender(settings) : createDemoSmsSender(ctx, settings);
}
