export { announceOrder } from './announce-order.ts';
export { createDemoMailSender, createDemoSmsSender } from './demo-senders.ts';
export type { MailSender, SmsSender } from './senders.ts';
