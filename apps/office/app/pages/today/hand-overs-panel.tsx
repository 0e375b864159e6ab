import { Link } from 'react-router';
import type { Today } from '@yahont/contracts/office/today.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { ButtonLink } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { ordersPath } from './store-filter.ts';
import styles from './rows.module.css';

type Props = { orders: NonNullable<Today['handOvers']>; store: number | 'warehouse' | null };

/** Ready orders whose storage ends first. */
export function HandOversPanel({ orders, store }: Props) {
  const now = useNow();
  return (
    <Panel title="Ближайшие выдачи" aside={<Link to={ordersPath('ready', store)}>Все готовые</Link>}>
      {orders.length === 0 ? (
        <p className={styles.none}>Готовых заказов нет: сначала их собирают.</p>
      ) : (
        <ul className={styles.rows}>
          {orders.map(({ id, number, buyer, names, place, storeUntil, total, isPaid }) => (
            <li key={id}>
              <span className={styles.when}>
                {storeUntil !== null && (
                  <Toned tone={new Date(storeUntil) < now ? 'late' : 'usual'}>
                    до {momentText(storeUntil, now)}
                  </Toned>
                )}
              </span>
              <span className={styles.what}>
                <b>{`${buyer.name} ${buyer.lastName}`.trim() || 'Данные удалены'}</b>
                <small>{[number, place ?? 'без места', names.join(', ')].join(', ')}</small>
              </span>
              <span className={styles.sum}>
                {formatRoubles(total)}
                <small>{isPaid ? 'оплачен' : 'оплата при выдаче'}</small>
              </span>
              <ButtonLink look="quiet" to={`/orders/${id}`} aria-label={`Выдать ${number}`}>
                Выдать
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
