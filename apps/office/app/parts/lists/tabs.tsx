import { Link } from 'react-router';
import styles from './tabs.module.css';

export type Tab = { to: string; name: string; isOn: boolean };

/** Views of one list, in its address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.root} aria-label={label}>
      {tabs.map(({ to, name, isOn }) => (
        <Link key={name} to={to} aria-current={isOn ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** A choice of two or three beside each other, also in the address. */
export function Segments({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {tabs.map(({ to, name, isOn }) => (
        <Link key={name} to={to} aria-current={isOn ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
