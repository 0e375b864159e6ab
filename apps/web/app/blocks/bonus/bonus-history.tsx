import { groupDigits } from '@yahont/values/digits.ts';
import { A } from '#app/ui/buttons/link.tsx';
import type { BonusRow } from './bonus-rows.ts';
import { dayOf } from '#app/features/orders/story/order-sentence.ts';
import styles from './bonus-history.module.css';

type Props = { rows: readonly BonusRow[]; offsetHours: number };

const KINDS: Readonly<Record<BonusRow['kind'], { name: string; sign: string }>> = {
  earned: { name: 'Начисление за\u00A0покупку', sign: '+' },
  coming: { name: 'Начислим, когда передадим заказ', sign: '+' },
  spent: { name: 'Списание при\u00A0оплате', sign: '−' },
};

/** Points by order. */
export function BonusHistory({ rows, offsetHours }: Props) {
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">Дата</th>
          <th scope="col">Событие</th>
          <th scope="col">Заказ</th>
          <th scope="col">Бонусы</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ orderId, number, at, kind, points }) => (
          <tr key={`${orderId}-${kind}`}>
            <td>{dayOf(at, offsetHours)}</td>
            <td>{KINDS[kind].name}</td>
            <td>
              <A href={`/personal/order/${orderId}/`} className={styles.order}>
                {number}
              </A>
            </td>
            <td className={styles.points} data-kind={kind}>
              {KINDS[kind].sign}
              {groupDigits(String(points))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
