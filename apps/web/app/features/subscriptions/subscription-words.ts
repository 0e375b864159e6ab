import type { SubscriptionChannel, Topic } from '@yahont/contracts/accounts/subscriptions.ts';

type Row = { topic: Topic | 'orders'; title: string; note: string };

/** Rows of the table, the first one cannot be switched off. */
export const ROWS: readonly Row[] = [
  { topic: 'orders', title: 'Заказы и\u00A0возвраты', note: 'Статусы, коды, чеки' },
  {
    topic: 'novelties',
    title: 'Новинки и\u00A0коллекции',
    note: 'Когда на\u00A0витринах появляется новое',
  },
  {
    topic: 'actions',
    title: 'Акции и\u00A0закрытые продажи',
    note: 'До\u00A0начала, а\u00A0не\u00A0когда всё разобрали. И\u00A0напомним, когда бонусы скоро сгорят',
  },
  { topic: 'guide', title: 'Ювелирный гид', note: 'Как выбирать камни и\u00A0ухаживать за\u00A0украшениями' },
];

export const CHANNELS: readonly { channel: SubscriptionChannel; name: string }[] = [
  { channel: 'mail', name: 'Письмо' },
  { channel: 'sms', name: 'СМС' },
  { channel: 'push', name: 'Браузер' },
];
