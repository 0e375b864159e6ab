/** A message once more under the same key must not reach the person twice, as far as the provider can help it. */
export type Sms = { to: string; text: string; idempotencyKey: string };
export type Mail = { to: string; subject: string; text: string; html: string; idempotencyKey: string };

/** Sends or throws; whoever calls tries again. */
export type SmsSender = { send: (sms: Sms) => Promise<void> };
export type MailSender = { send: (mail: Mail) => Promise<void> };
