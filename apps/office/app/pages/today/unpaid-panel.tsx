import { Link } from 'react-router';
import type { Today } from '@yahont/contracts/office/today.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { leftOf } from './left.ts';
import styles from './rows.module.css';

const SECOND = 1000;

/** Orders that wait for money, with the time left until their pieces go back on sale. */
export function UnpaidPanel({ unpaid }: { unpaid: NonNullable<Today['unpaid']> }) {
  const now = useNow(SECOND);
  return (
    <Panel
      title="Ждут оплаты"
      aside={unpaid.count > 0 && <Link to="/orders?status=awaiting-payment">Все {unpaid.count}</Link>}
    >
      {unpaid.orders.length === 0 ? (
        <p className={styles.none}>Неоплаченных заказов нет.</p>
      ) : (
        <ul className={styles.rows}>
          {unpaid.orders.map(({ id, number, names, total, createdAt, expiresAt }) => {
            const { text, share } = leftOf({ createdAt, expiresAt }, now);
            return (
              <li key={id}>
                <span className={styles.what}>
                  <Link to={`/orders/${id}`}>
                    <b>{number}</b>
                  </Link>
                  <small>{names.join(', ')}</small>
                </span>
                <span className={styles.sum}>{formatRoubles(total)}</span>
                <span className={styles.left}>
                  <Toned tone={share < 1 / 3 ? 'warn' : 'usual'}>{text}</Toned>
                  <i aria-hidden="true">
                    <i style={{ width: `${Math.round(share * 100)}%` }} />
                  </i>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
