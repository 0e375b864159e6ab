import type { User } from '@yahont/contracts/accounts/user.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Owner } from '#app/features/account/owner.tsx';
import { SignOutForm } from '#app/features/account/sign-out-form.tsx';
import { useAccountMenu, type AccountCounts } from './account-menu.ts';
import styles from './account-aside.module.css';

type Props = {
  user: User;
  currentOrders: number;
  favourites: number;
  people: number;
  unreadAnswers: number;
  pathname: string;
};

/** The account menu at the left of a desktop page. */
export function AccountAside({ user, currentOrders, favourites, people, unreadAnswers, pathname }: Props) {
  const counts: AccountCounts = { currentOrders, bonus: user.bonus, favourites, people, unreadAnswers };
  const isOrder = ['/personal/order/', '/personal/returns/'].some((start) => pathname.startsWith(start));
  const isPurchase = pathname.startsWith('/personal/purchases/');
  const isThread = pathname.startsWith('/personal/support/');
  return (
    <aside className={styles.root}>
      <Owner user={user} />
      <nav className={styles.nav} aria-label="Личный кабинет">
        {useAccountMenu().map(({ href, name, count }) => (
          <A
            key={href}
            href={href}
            className={styles.entry}
            aria-current={
              pathname === href ||
              (isOrder && href === '/personal/orders/') ||
              (isPurchase && href === '/personal/purchases/') ||
              (isThread && href === '/personal/support/')
                ? 'page'
                : undefined
            }
          >
            {name}
            {count !== undefined && counts[count] > 0 && (
              <span className={styles.count}>{groupDigits(String(counts[count]))}</span>
            )}
          </A>
        ))}
      </nav>
      <SignOutForm />
    </aside>
  );
}
