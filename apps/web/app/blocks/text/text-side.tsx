import type { TextPage } from '@yahont/contracts/content/content.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import styles from './text-side.module.css';

type Props = Pick<TextPage, 'links' | 'binding'>;

/** Beside a text: since when it is binding, and further links. */
export function TextSide({ links, binding }: Props) {
  return (
    <div className={styles.root}>
      {binding !== null && (
        <p className={styles.binding}>
          Действует с&nbsp;<time dateTime={binding}>{formatDate(binding)}</time>
        </p>
      )}
      {links.length > 0 && (
        <div className={styles.next}>
          <b className={styles.title}>Дальше</b>
          <ul>
            {links.map(({ text, url }) => (
              <li key={url} className={styles.item}>
                <ArrowLink href={url}>{text}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
