import { A } from '#app/ui/buttons/link.tsx';
import styles from './list-tabs.module.css';

type Props = {
  /** Accessible name: «Разделы гида». */
  label: string;
  tabs: readonly { name: string; url: string; isCurrent: boolean }[];
};

/** Filters of a list of articles as links in one line, which scrolls when it is too long. */
export function ListTabs({ label, tabs }: Props) {
  return (
    <nav className={styles.root} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map(({ name, url, isCurrent }) => (
          <li key={url}>
            <A href={url} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
