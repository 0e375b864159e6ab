import { Link } from 'react-router';
import type { Sales } from '@yahont/contracts/office/today.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { storeText, useStores } from '#app/lib/people/stores.ts';
import { changeOf } from './change.ts';
import styles from './stores-panel.module.css';

const SHOWN = 8;

/** The stores that sell most today. */
export function StoresPanel({ stores }: { stores: Sales['stores'] }) {
  const names = useStores();
  return (
    <Panel title="Магазины" note={stores.length > SHOWN && `первые ${SHOWN} из ${stores.length}`} isFlush>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Магазин</th>
            <th scope="col">Заказы</th>
            <th scope="col">Выручка</th>
            <th scope="col">к прошлой неделе</th>
          </tr>
        </thead>
        <tbody>
          {stores.slice(0, SHOWN).map(({ storeId, today, weekAgo }) => {
            const change = changeOf(today.total, weekAgo.total);
            return (
              <tr key={storeId}>
                <th scope="row">
                  <Link to={`/?store=${storeId ?? 'warehouse'}`}>{storeText(storeId, names.data)}</Link>
                </th>
                <td>{today.orders}</td>
                <td>{formatRoubles(today.total)}</td>
                <td>
                  {change === null ? (
                    '—'
                  ) : (
                    <Toned tone={change.startsWith('−') ? 'late' : 'good'}>{change}</Toned>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
