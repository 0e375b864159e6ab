import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';

/** Sends one message or throws: `MessageRefused` when a retry is pointless. A message with the same key is sent once where the provider allows it. */
type Send<Message> = (message: Message & { idempotencyKey: string }) => Promise<void>;

/**
 * Calls a phone from a number whose last four digits are the code. The provider chooses the number, so the code is known
 * only afterwards. A repeated call has another code.
 */
export type CodeCaller = { call: (request: { to: string; ip: string }) => Promise<{ code: string }> };

export type CodeSenders = {
  /** The shop's ways, in the order in which they are tried. */
  ways: readonly CodeWay[];
  sms: { send: Send<{ to: string; text: string }> };
  calls: CodeCaller;
  mail: { send: Send<{ to: string; subject: string; text: string; html: string }> };
};

/** Only SMS and calls reach a phone that has no account yet. */
export function provesPhone(way: CodeWay): boolean {
  return way !== 'mail';
}
