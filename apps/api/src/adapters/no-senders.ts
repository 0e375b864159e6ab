import type { CodeCaller } from '#src/domains/people/accounts/sign-in/code-senders.ts';
import type { MailSender, SmsSender } from '#src/domains/messages/notifications/senders.ts';
import type { Log } from '#src/platform/log.ts';
import { MessageRefused } from '#src/platform/message-refused.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';

/*
 * For a real shop without the provider. Messages that cannot be sent are logged and dropped, not
 * queued: a message about an order that arrives weeks later, once a provider is set up, is worse than
 * none.
 */

export function createNoSmsSender(log: Log): SmsSender {
  return {
    send: async ({ to }) => log.warn({ to: maskRecipient(to) }, 'an SMS was not sent: there is no provider'),
  };
}

export function createNoMailSender(log: Log): MailSender {
  return {
    send: async ({ to, subject }) =>
      log.warn({ to: maskRecipient(to), subject }, 'a mail was not sent: there is no mail server'),
  };
}

/** No call with a code is made: the next way is used. */
export function createNoCaller(): CodeCaller {
  return { call: () => Promise.reject(new MessageRefused('there is no provider of calls')) };
}
