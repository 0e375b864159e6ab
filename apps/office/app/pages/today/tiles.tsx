import { Link } from 'react-router';
import type { Today } from '@yahont/contracts/office/today.ts';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { countOfStage } from '#app/lib/today/today.ts';
import { ORDER_STATUS } from '#app/lib/words/orders.ts';
import { STAGES, stageOf } from './stages.ts';
import { ordersPath } from './store-filter.ts';
import styles from './tiles.module.css';

type Props = { stages: NonNullable<Today['stages']>; store: number | 'warehouse' | null };

/** How many orders are in each status; each number is a list. */
export function Tiles({ stages, store }: Props) {
  return (
    <ul className={styles.root} aria-label="Заказы в работе">
      {STAGES.map((status) => {
        const stage = stageOf(stages, status);
        return (
          <li key={status}>
            <Link to={ordersPath(status, store)}>
              <Mark shape={ORDER_STATUS[status].shape}>{ORDER_STATUS[status].name}</Mark>
              <b>{countOfStage(stage)}</b>
              <small>
                {stage.overDay > 0 ? (
                  <Toned tone="late">{stage.overDay} дольше суток</Toned>
                ) : (
                  <Toned tone="muted">{stage.underDay > 0 ? `${stage.underDay} дольше 4 ч` : 'в срок'}</Toned>
                )}
              </small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
