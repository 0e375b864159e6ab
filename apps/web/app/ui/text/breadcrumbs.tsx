import { A } from '#app/ui/buttons/link.tsx';
import styles from './breadcrumbs.module.css';

type Props = { items: readonly { name: string; url: string }[] };

/** Breadcrumbs from the home page; the last item is the page itself. */
export function Breadcrumbs({ items }: Props) {
  const last = items.length - 1;
  return (
    <nav className={styles.root} aria-label="Путь по сайту">
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.url} className={styles.item}>
            <A href={item.url} className={styles.link} aria-current={index === last ? 'page' : undefined}>
              {item.name}
            </A>
          </li>
        ))}
      </ol>
    </nav>
  );
}
