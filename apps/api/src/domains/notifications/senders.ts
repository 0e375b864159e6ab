/** A repeated message with the same key must not reach the person twice, as far as the provider supports it. */
export type Sms = { to: string; text: string; idempotencyKey: string };
export type Mail = { to: string; subject: string; text: string; html: string; idempotencyKey: string };

/** Sends or throws; the caller retries. */
export type SmsSender = { send: (sms: Sms) => Promise<void> };
export type MailSender = { send: (mail: Mail) => Promise<void> };
