import { createDemoCaller } from '#src/adapters/sent-messages/demo-senders.ts';
import { createNoCaller } from '#src/adapters/no-senders.ts';
import type { CodeCaller } from '#src/domains/people/accounts/sign-in/code-senders.ts';
import type { Context } from '#src/platform/context.ts';
import { createSmsRuCaller, type SmsRuCallSettings } from './sms-ru-calls.ts';

export type CallSettings =
  /** `isTextLogged`: log the code; never in production. */
  | { kind: 'demo'; isTextLogged: boolean }
  /** Nobody is called. */
  | { kind: 'none' }
  | ({ kind: 'smsru' } & SmsRuCallSettings);

export function createCaller(settings: CallSettings, ctx: Context): CodeCaller {
  switch (settings.kind) {
    case 'smsru':
      return createSmsRuCaller(settings);
    case 'demo':
      return createDemoCaller(ctx, settings);
    case 'none':
      return createNoCaller();
  }
}
