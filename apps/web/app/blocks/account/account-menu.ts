import type { OptionalModule } from '@yahont/contracts/optional-modules.ts';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import type { IconName } from '#app/ui/icons/icon-name.ts';

/** Counts that an account page may show beside its name. */
export type AccountCounts = {
  currentOrders: number;
  bonus: number;
  favourites: number;
  people: number;
  unreadAnswers: number;
};

type Entry = {
  href: string;
  name: string;
  icon: IconName;
  count?: keyof AccountCounts;
  module?: OptionalModule;
};

/** Pages of the account in the order of its menu, the same on a phone and on a desktop. */
const ACCOUNT_MENU: readonly Entry[] = [
  { href: '/personal/orders/', name: 'Заказы', icon: 'box', count: 'currentOrders' },
  { href: '/personal/holds/', name: 'Отложено', icon: 'store', module: 'holds' },
  { href: '/personal/card/', name: 'Бонусная карта', icon: 'card', count: 'bonus' },
  { href: '/personal/certificates/', name: 'Сертификаты', icon: 'gift' },
  { href: '/personal/favorites/', name: 'Избранное', icon: 'heart', count: 'favourites' },
  {
    href: '/personal/people/',
    name: 'Близкие',
    icon: 'user',
    count: 'people',
    module: 'close-people',
  },
  { href: '/personal/bells/', name: 'Ждём и\u00A0следим', icon: 'eye', module: 'bells' },
  { href: '/personal/purchases/', name: 'Покупки', icon: 'document' },
  { href: '/personal/address/', name: 'Адреса', icon: 'pin' },
  { href: '/personal/subscriptions/', name: 'Подписки', icon: 'bell' },
  { href: '/personal/support/', name: 'Поддержка', icon: 'chat', count: 'unreadAnswers' },
  { href: '/personal/detail/', name: 'Профиль', icon: 'user' },
];

/** The pages that this shop has. */
export function useAccountMenu(): readonly Entry[] {
  const { modulesOff } = usePublicSettings();
  return ACCOUNT_MENU.filter(({ module }) => module === undefined || !modulesOff.includes(module));
}
