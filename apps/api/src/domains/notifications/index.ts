export { announceOrder } from './announce-order.ts';
export type { MailSender, SmsSender } from './senders.ts';
