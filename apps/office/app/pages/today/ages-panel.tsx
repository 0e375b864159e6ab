import { Link } from 'react-router';
import type { Today } from '@yahont/contracts/office/today.ts';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { countOfStage } from '#app/lib/today/today.ts';
import { ORDER_STATUS } from '#app/lib/words/orders.ts';
import { STAGES, stageOf } from './stages.ts';
import { ordersPath } from './store-filter.ts';
import styles from './ages-panel.module.css';

type Props = { stages: NonNullable<Today['stages']>; store: number | 'warehouse' | null };

const AGES = ['underHour', 'underFourHours', 'underDay', 'overDay'] as const;

/** Orders in work by how long they wait. */
export function AgesPanel({ stages, store }: Props) {
  return (
    <Panel title="Заказы к делу, по возрасту" isFlush>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Состояние</th>
            <th scope="col">до 1 ч</th>
            <th scope="col">1–4 ч</th>
            <th scope="col">4–24 ч</th>
            <th scope="col">дольше суток</th>
            <th scope="col" className={styles.barHead} aria-hidden="true" />
            <th scope="col">всего</th>
          </tr>
        </thead>
        <tbody>
          {STAGES.map((status) => {
            const stage = stageOf(stages, status);
            const all = countOfStage(stage);
            return (
              <tr key={status}>
                <th scope="row" aria-label={ORDER_STATUS[status].name}>
                  <Link to={ordersPath(status, store)}>
                    <Mark shape={ORDER_STATUS[status].shape}>{ORDER_STATUS[status].name}</Mark>
                  </Link>
                </th>
                {AGES.map((age) => (
                  <td key={age} data-late={(age === 'overDay' && stage[age] > 0) || undefined}>
                    {stage[age]}
                  </td>
                ))}
                <td className={styles.bar} aria-hidden="true">
                  {all > 0 && (
                    <span>
                      {AGES.map((age) => (
                        <i key={age} data-age={age} style={{ flexGrow: stage[age] }} />
                      ))}
                    </span>
                  )}
                </td>
                <td>
                  <b>{all}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
