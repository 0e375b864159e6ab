import type { OfficeThread } from '@yahont/contracts/office/support.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { momentText } from '#app/lib/words/moments.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import styles from './letters.module.css';

type Props = { thread: OfficeThread; now: Date };

/** Who wrote, as far as the letter says. */
export function BuyerPane({ thread: { name, phone, email, messages, isRead }, now }: Props) {
  const first = messages[0];
  const orders = [...new Set(messages.flatMap(({ order }) => (order === null ? [] : [order.number])))];
  const isAnswered = messages.some(({ by }) => by !== null);
  return (
    <aside className={styles.buyer} aria-label="Покупатель">
      <header className={styles.bar}>
        <Avatar name={name || 'Покупатель'} />
        <div>
          <h2>{name || 'Имя не указано'}</h2>
          <small>покупатель</small>
        </div>
      </header>
      <div className={styles.facts}>
        <Pairs
          pairs={[
            {
              name: 'Телефон',
              value: phone === '' ? '—' : <a href={phoneHref(phone)}>{phoneText(phone)}</a>,
            },
            { name: 'Почта', value: email ?? 'нет, ответ придёт в СМС' },
            ...(first === undefined ? [] : [{ name: 'Написал', value: momentText(first.at, now) }]),
            { name: 'Сообщений', value: countOf(messages.length, ['сообщение', 'сообщения', 'сообщений']) },
            ...(orders.length === 0 ? [] : [{ name: 'Заказы', value: orders.join(', ') }]),
            ...(isAnswered ? [{ name: 'Наш ответ', value: isRead ? 'прочитан' : 'ещё не открыт' }] : []),
          ]}
        />
        <p className={styles.muted}>Чтение письма записано в журнал: в нём открыты телефон и почта.</p>
      </div>
    </aside>
  );
}
