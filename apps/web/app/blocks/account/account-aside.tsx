import type { User } from '@yahont/contracts/visitors.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Owner } from '#app/features/account/owner.tsx';
import { SignOutForm } from '#app/features/account/sign-out-form.tsx';
import styles from './account-aside.module.css';

type Props = { user: User; currentOrders: number; favourites: number; pathname: string };

/** The account menu at the left of a desktop page. */
export function AccountAside({ user, currentOrders, favourites, pathname }: Props) {
  const entries = [
    { href: '/personal/detail/', name: 'Профиль', count: 0 },
    { href: '/personal/orders/', name: 'Заказы', count: currentOrders },
    { href: '/personal/card/', name: 'Бонусная карта', count: user.bonus },
    { href: '/personal/favorites/', name: 'Избранное', count: favourites },
    { href: '/personal/purchases/', name: 'Покупки', count: 0 },
    { href: '/personal/address/', name: 'Адреса', count: 0 },
    { href: '/personal/subscriptions/', name: 'Подписки', count: 0 },
    { href: '/personal/support/', name: 'Поддержка', count: 0 },
  ];
  const isOrder = pathname.startsWith('/personal/order/');
  return (
    <aside className={styles.root}>
      <Owner user={user} />
      <nav className={styles.nav} aria-label="Личный кабинет">
        {entries.map(({ href, name, count }) => (
          <A
            key={href}
            href={href}
            className={styles.entry}
            aria-current={pathname === href || (isOrder && href === '/personal/orders/') ? 'page' : undefined}
          >
            {name}
            {count > 0 && <span className={styles.count}>{groupDigits(String(count))}</span>}
          </A>
        ))}
      </nav>
      <SignOutForm />
    </aside>
  );
}
