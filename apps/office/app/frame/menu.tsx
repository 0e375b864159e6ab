import { Link, NavLink } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Avatar } from '#app/parts/avatar.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Logo, LogoStone } from '#app/parts/logo.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { ThemeButton } from '#app/blocks/theme-choice.tsx';
import { useSignOut } from '#app/lib/session/sign-out.ts';
import type { Section } from '#app/lib/session/sections.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import styles from './menu.module.css';

type SectionsProps = { sections: readonly Section[] };

/** The menu at the left; on a tablet a rail of icons. */
export function Side({ me, sections }: SectionsProps & { me: Me }) {
  const signOut = useSignOut();
  return (
    <header className={styles.side}>
      <Link to="/" className={styles.brand} aria-label="Офис «Яхонта», начало">
        <span className={styles.wide}>
          <Logo height={17} />
        </span>
        <span className={styles.narrow}>
          <LogoStone />
        </span>
      </Link>
      <nav className={styles.nav} aria-label="Разделы">
        {sections.map(({ path, name, icon }) => (
          <NavLink key={path} to={path} title={name}>
            <Icon name={icon} />
            <span className={styles.name}>{name}</span>
          </NavLink>
        ))}
      </nav>
      <div className={styles.me}>
        <Avatar name={me.name} />
        <div className={styles.who}>
          <b>{me.name}</b>
          <small>{rolesText(me.roles)}</small>
        </div>
        <div className={styles.tools}>
          <ThemeButton />
          <button type="button" className={styles.tool} title="Выйти" onClick={() => signOut.mutate()}>
            <Icon name="sign-out" size={16} />
            <Unseen>Выйти</Unseen>
          </button>
        </div>
      </div>
    </header>
  );
}

/** The bar at the bottom of a phone. */
export function TabBar({ sections }: SectionsProps) {
  return (
    <nav className={styles.bar} aria-label="Разделы">
      {sections.map(({ path, name, icon }) => (
        <NavLink key={path} to={path}>
          <Icon name={icon} size={22} />
          <span>{name}</span>
        </NavLink>
      ))}
    </nav>
  );
}
