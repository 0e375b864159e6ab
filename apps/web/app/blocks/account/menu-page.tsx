import type { ReactNode } from 'react';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { BonusCard } from '#app/features/bonus/bonus-card.tsx';
import { Owner } from '#app/features/account/owner.tsx';
import { SignOutForm } from '#app/features/account/sign-out-form.tsx';
import { useAccountMenu, type AccountCounts } from './account-menu.ts';
import styles from './menu-page.module.css';

type Props = {
  user: User;
  currentOrders: number;
  favourites: number;
  people: number;
  unreadAnswers: number;
  city: { name: string; code: string };
  /** A summary of the current order. */
  order: ReactNode;
};

/** The account on a phone: a page of its own instead of a menu. */
export function MenuPage({ user, currentOrders, favourites, people, unreadAnswers, city, order }: Props) {
  const counts: AccountCounts = { currentOrders, bonus: user.bonus, favourites, people, unreadAnswers };
  return (
    <div className={styles.root}>
      <Owner user={user}>
        <A href="/personal/detail/" className={styles.edit}>
          Изменить
        </A>
      </Owner>
      <BonusCard points={user.bonus} />
      {order}
      <ul className={styles.list}>
        {useAccountMenu().map(({ href, name, icon, count }) => (
          <Entry
            key={href}
            href={href}
            icon={icon}
            name={name}
            note={count === undefined ? '' : countText(counts[count])}
          />
        ))}
      </ul>
      <ul className={styles.list}>
        <Entry href={`/stores/${city.code}/`} icon="store" name="Салоны" note={city.name} />
        <Entry href="/delivery/" icon="truck" name={`Доставка и\u00A0оплата`} note="" />
        <Entry href="/garantiya/" icon="return" name={`Гарантия и\u00A0возврат`} note="" />
      </ul>
      <SignOutForm />
    </div>
  );
}

type EntryProps = { href: string; icon: IconName; name: string; note: string };

function Entry({ href, icon, name, note }: EntryProps) {
  return (
    <li>
      <A href={href} className={styles.entry}>
        <Icon name={icon} className={styles.icon} />
        {name}
        <span className={styles.note}>{note}</span>
        <Icon name="chevron-right" size={18} className={styles.icon} />
      </A>
    </li>
  );
}

function countText(count: number): string {
  return count === 0 ? '' : groupDigits(String(count));
}
