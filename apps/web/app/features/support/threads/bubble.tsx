import type { ThreadMessage } from '@yahont/contracts/support/threads.ts';
import { cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './bubble.module.css';

type Props = { message: ThreadMessage; offsetHours: number };

/** One message: the shopper's at the right, the shop's at the left with the name of its author. */
export function Bubble({ message: { at, by, text: words, files, order }, offsetHours }: Props) {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const documents = files.filter(({ type }) => !type.startsWith('image/'));
  return (
    <article className={styles.root} data-own={by === null || undefined}>
      {pictures.length > 0 && (
        <p className={styles.pictures}>
          {pictures.map(({ id, name }) => (
            <a key={id} href={fileHref(id)} target="_blank" rel="noreferrer">
              <img src={fileHref(id)} alt={name} width={112} height={112} loading="lazy" />
            </a>
          ))}
        </p>
      )}
      <p className={by === null ? text.hidden : styles.name}>{by ?? 'Вы'}</p>
      <p className={styles.words}>{words}</p>
      {documents.map(({ id, name }) => (
        <a key={id} href={fileHref(id)} className={styles.document}>
          <Icon name="document" size={18} />
          {name}
        </a>
      ))}
      {order !== null && (
        <A href={`/personal/order/${order.id}/`} className={styles.order}>
          Заказ №&nbsp;{order.number}
          <Icon name="chevron-right" size={16} />
        </A>
      )}
      <time dateTime={at} className={styles.time}>
        {cityTimeOfDay(new Date(at), offsetHours)}
      </time>
    </article>
  );
}

function fileHref(id: number): string {
  return `/api/account/support/files/${id}`;
}
