import type { IconName } from '#app/ui/icons/icon-name.ts';

/** What a page of the account may show beside its name. */
export type AccountCounts = {
  currentOrders: number;
  bonus: number;
  favourites: number;
  unreadAnswers: number;
};

type Entry = { href: string; name: string; icon: IconName; count?: keyof AccountCounts };

/** Pages of the account in the order of its menu, on a phone and on a desktop alike. */
export const ACCOUNT_MENU: readonly Entry[] = [
  { href: '/personal/orders/', name: 'Заказы', icon: 'box', count: 'currentOrders' },
  { href: '/personal/card/', name: 'Бонусная карта', icon: 'card', count: 'bonus' },
  { href: '/personal/certificates/', name: 'Сертификаты', icon: 'gift' },
  { href: '/personal/favorites/', name: 'Избранное', icon: 'heart', count: 'favourites' },
  { href: '/personal/purchases/', name: 'Покупки', icon: 'document' },
  { href: '/personal/address/', name: 'Адреса', icon: 'pin' },
  { href: '/personal/subscriptions/', name: 'Подписки', icon: 'bell' },
  { href: '/personal/support/', name: 'Поддержка', icon: 'chat', count: 'unreadAnswers' },
  { href: '/personal/detail/', name: 'Профиль', icon: 'user' },
];
