import type { ReactNode } from 'react';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { initials, ownerName } from './owner-name.ts';
import styles from './owner.module.css';

type Props = {
  user: Pick<User, 'name' | 'lastName' | 'phone'>;
  /** At the right. */
  children?: ReactNode;
};

/** The owner of the account: initials, name and phone. */
export function Owner({ user, children }: Props) {
  const letters = initials(user);
  const name = ownerName(user);
  const phone = formatPhone(user.phone);
  return (
    <div className={styles.root}>
      <span className={styles.mark} aria-hidden="true">
        {letters === '' ? <Icon name="user" size={22} /> : letters}
      </span>
      <p className={styles.text}>
        <b className={styles.name}>{name}</b>
        {name !== phone && <span className={styles.phone}>{phone}</span>}
      </p>
      {children}
    </div>
  );
}
