/** Topics other than orders that the shop writes about. */
export const TOPICS = ['novelties', 'actions', 'guide'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * What a shopper may subscribe to: a topic by a channel. A code without a channel means e-mail. Each is
 * a separate consent (38-ФЗ), so none is given by default. `orders-push`: browser notices about orders,
 * which are also announced by SMS and e-mail.
 */
export const SUBSCRIPTIONS = [
  'novelties',
  'actions',
  'guide',
  'actions-sms',
  'novelties-sms',
  'novelties-push',
  'actions-push',
  'guide-push',
  'orders-push',
] as const;
export type SubscriptionCode = (typeof SUBSCRIPTIONS)[number];

export type SubscriptionChannel = 'mail' | 'sms' | 'push';
type SubscriptionPart = { topic: Topic | 'orders'; channel: SubscriptionChannel };

export const SUBSCRIPTION_PARTS: Readonly<Record<SubscriptionCode, SubscriptionPart>> = {
  novelties: { topic: 'novelties', channel: 'mail' },
  actions: { topic: 'actions', channel: 'mail' },
  guide: { topic: 'guide', channel: 'mail' },
  'actions-sms': { topic: 'actions', channel: 'sms' },
  'novelties-sms': { topic: 'novelties', channel: 'sms' },
  'novelties-push': { topic: 'novelties', channel: 'push' },
  'actions-push': { topic: 'actions', channel: 'push' },
  'guide-push': { topic: 'guide', channel: 'push' },
  'orders-push': { topic: 'orders', channel: 'push' },
};

/** The subscription of a topic by a channel; undefined when the shop does not offer it. */
export function subscriptionOf(
  topic: SubscriptionPart['topic'],
  channel: SubscriptionChannel,
): SubscriptionCode | undefined {
  return SUBSCRIPTIONS.find((code) => {
    const part = SUBSCRIPTION_PARTS[code];
    return part.topic === topic && part.channel === channel;
  });
}

/** Whether it is advertising, for which the law requires consent; notices about orders are not. */
export function isMarketing(code: SubscriptionCode): boolean {
  return SUBSCRIPTION_PARTS[code].topic !== 'orders';
}
