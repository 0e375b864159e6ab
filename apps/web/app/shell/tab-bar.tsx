import { useLocation } from 'react-router';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { CartCount, FavouriteCount } from './header/visitor-badges.tsx';
import { AccountLink } from './header/account-link.tsx';
import styles from './tab-bar.module.css';

type Props = { onSignIn?: (() => void) | undefined };

/** The navigation of a phone, at the bottom of the screen. */
export function TabBar({ onSignIn }: Props) {
  const { pathname } = useLocation();
  const current = (prefix: string) => (pathname.startsWith(prefix) ? 'page' : undefined);
  return (
    <div className={styles.room} data-above-banner="">
      <nav className={styles.root} aria-label="Разделы" data-tab-bar="">
        <A href="/" aria-current={pathname === '/' ? 'page' : undefined}>
          <Icon name="home" />
          Главная
        </A>
        <A href="/menu/" aria-current={current('/menu') ?? current('/catalog')}>
          <Icon name="menu" />
          Каталог
        </A>
        <A href="/cart/" aria-current={current('/cart')}>
          <Icon name="bag" />
          <CartCount />
          Корзина
        </A>
        <A href="/favorites/" aria-current={current('/favorites')}>
          <Icon name="heart" />
          <FavouriteCount />
          Избранное
        </A>
        <AccountLink onSignIn={onSignIn} isCurrent={pathname.startsWith('/personal')} text="Профиль" />
      </nav>
    </div>
  );
}
