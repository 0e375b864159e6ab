import type { BonusHistory as History } from '@yahont/contracts/orders/bonus.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { burnDayText } from '@yahont/values/sums/point-life.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { dayOf } from '#app/features/orders/story/order-sentence.ts';
import styles from './bonus-history.module.css';

type Props = {
  history: History;
  offsetHours: number;
  /** ISO, for the year of a day. */
  now: string;
};

type Row = {
  key: string;
  at: string;
  kind: History['entries'][number]['reason'] | 'coming';
  points: number;
  order: { id: number; number: string } | null;
  /** The unspent points of an entry, and when they expire. */
  burning: { at: string; points: number } | null;
};

const NAMES: Readonly<Record<Row['kind'], string>> = {
  welcome: 'Приветственные бонусы',
  birthday: 'Бонусы ко\u00A0дню рождения',
  earned: 'Начисление за\u00A0покупку',
  coming: 'Начислим, когда передадим заказ',
  spent: 'Списание при\u00A0оплате',
  returned: 'Возврат списанных бонусов',
  reversed: 'Отмена начисления за\u00A0возврат',
  burnt: 'Бонусы сгорели',
  given: 'Подарок «Яхонта»',
  taken: 'Корректировка',
};

/** First the points that are still to come, then every entry of the ledger, the newest first. */
export function BonusHistory({ history, offsetHours, now }: Props) {
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
        {rowsOf(history).map(({ key, at, kind, points, order, burning }) => (
          <tr key={key}>
            <td>{dayOf(at, { offsetHours, today: cityDate(new Date(now), offsetHours) })}</td>
            <td>
              {NAMES[kind]}
              {burning !== null && (
                <small className={styles.burning}>{burningText(burning, points, new Date(now))}</small>
              )}
            </td>
            <td>
              {order === null ? (
                '—'
              ) : (
                <A href={`/personal/order/${order.id}/`} className={styles.order}>
                  {order.number}
                </A>
              )}
            </td>
            <td className={styles.points} data-kind={kind}>
              {points < 0 ? '−' : '+'}
              {groupDigits(String(Math.abs(points)))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function rowsOf({ coming, entries }: History): Row[] {
  return [
    ...coming.map(({ order, at, points }): Row => ({
      key: `coming-${order.id}`,
      at,
      kind: 'coming',
      points,
      order,
      burning: null,
    })),
    ...entries.map(({ id, reason, burnsAt, left, at, points, order }): Row => ({
      key: String(id),
      at,
      kind: reason,
      points,
      order,
      burning: burnsAt === null || left === 0 ? null : { at: burnsAt, points: left },
    })),
  ];
}

/** «сгорят 12 января», or for partly spent points «осталось 120, сгорят 12 января». */
function burningText({ at, points }: NonNullable<Row['burning']>, all: number, now: Date): string {
  const burn = `${plural(points, ['сгорит', 'сгорят', 'сгорят'])} ${burnDayText(new Date(at), now)}`;
  return points === all ? burn : `осталось ${groupDigits(String(points))}, ${burn}`;
}
