import { groupDigits } from '@yahont/values/digits.ts';
import styles from './result-tabs.module.css';

export type ResultTab = { id: string; name: string; count: number };

/** Links to the groups of the page; the first one is already in view. */
export function ResultTabs({ tabs }: { tabs: readonly ResultTab[] }) {
  if (tabs.length < 2) return null;
  return (
    <nav className={styles.root} aria-label="Что нашлось">
      <ul className={styles.list}>
        {tabs.map(({ id, name, count }, index) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`} aria-current={index === 0 || undefined}>
              {name} <small className={styles.count}>{groupDigits(String(count))}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
