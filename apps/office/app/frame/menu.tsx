import { Link, NavLink } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Logo, LogoStone } from '#app/parts/pictures/logo.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { ThemeButton } from '#app/blocks/theme-choice.tsx';
import { useSignOut } from '#app/lib/session/sign-out.ts';
import { GROUP_NAMES, GROUPS, type Section } from '#app/lib/session/section.ts';
import { rolesText } from '#app/lib/words/roles.ts';
import styles from './menu.module.css';

/** How much waits in a section; 0: nothing, or it is not known yet. */
export type Waiting = (section: Section) => number;

type SectionsProps = { sections: readonly Section[]; waiting: Waiting };

/** The menu at the left; on a tablet a rail of icons. */
export function Side({ me, sections, waiting }: SectionsProps & { me: Me }) {
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
        <SectionLinks sections={sections} waiting={waiting} />
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

/** Sections by groups, each with what waits in it. */
export function SectionLinks({ sections, waiting, onOpen }: SectionsProps & { onOpen?: () => void }) {
  return GROUPS.map((group) => {
    const own = sections.filter((section) => section.group === group);
    if (own.length === 0) return null;
    const name = GROUP_NAMES[group];
    return (
      <div key={group} className={styles.group}>
        {name !== null && <h2>{name}</h2>}
        {own.map((section) => (
          <NavLink
            key={section.path}
            to={section.path}
            end={section.path === '/'}
            title={section.name}
            onClick={onOpen}
          >
            <Icon name={section.icon} />
            <span className={styles.name}>{section.name}</span>
            <Count count={waiting(section)} />
          </NavLink>
        ))}
      </div>
    );
  });
}

function Count({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Unseen>ждут: </Unseen>
      {count}
    </span>
  );
}

/** Sections that have a place in the bar of a phone; all others are under «Ещё». */
const TABS = new Set(['/', '/orders', '/stock', '/approvals']);
const MAX_TABS = 3;

type TabBarProps = SectionsProps & { onFind: () => void; onMore: () => void };

/** The bar at the bottom of a phone. */
export function TabBar({ sections, waiting, onFind, onMore }: TabBarProps) {
  const tabs = sections.filter(({ path }) => TABS.has(path)).slice(0, MAX_TABS);
  const [left, right] = [tabs.slice(0, 2), tabs.slice(2)];
  const link = (section: Section) => (
    <NavLink key={section.path} to={section.path} end={section.path === '/'}>
      <Icon name={section.icon} size={22} />
      <span>{section.name}</span>
      <Count count={waiting(section)} />
    </NavLink>
  );
  return (
    <nav className={styles.bar} aria-label="Разделы">
      {left.map(link)}
      <button type="button" className={styles.find} onClick={onFind}>
        <i>
          <Icon name="scan" size={22} />
        </i>
        <span>Найти</span>
      </button>
      {right.map(link)}
      <button type="button" onClick={onMore}>
        <Icon name="menu" size={22} />
        <span>Ещё</span>
      </button>
    </nav>
  );
}
