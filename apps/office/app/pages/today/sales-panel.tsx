import type { Sales } from '@yahont/contracts/office/today.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { changeOf } from './change.ts';
import { SalesChart } from './sales-chart.tsx';
import styles from './sales-panel.module.css';

const ORDERS = ['заказ', 'заказа', 'заказов'] as const;

/** Today beside the same weekday a week ago. */
export function SalesPanel({ sales }: { sales: Sales }) {
  const { today, weekAgo, weekAgoWhole } = sales;
  if (today.orders === 0 && weekAgoWhole.orders === 0)
    return (
      <Panel title="Продажи">
        <p className={styles.none}>Заказов не было ни сегодня, ни неделю назад.</p>
      </Panel>
    );
  return (
    <Panel title="Продажи" note="рядом тот же день недели назад, к этому часу">
      <dl className={styles.figures}>
        <Figure
          name="Выручка"
          value={formatRoubles(today.total)}
          change={changeOf(today.total, weekAgo.total)}
          before={formatRoubles(weekAgo.total)}
        />
        <Figure
          name="Заказы"
          value={String(today.orders)}
          change={changeOf(today.orders, weekAgo.orders)}
          before={String(weekAgo.orders)}
        />
        <Figure
          name="Средний чек"
          value={formatRoubles(meanOf(today))}
          change={changeOf(meanOf(today), meanOf(weekAgo))}
          before={formatRoubles(meanOf(weekAgo))}
        />
      </dl>
      <SalesChart hours={sales.hours} />
      <p className={styles.legend}>
        <span data-line="today">сегодня</span>
        <span data-line="before">
          неделю назад, весь день {formatRoubles(weekAgoWhole.total)}, {countOf(weekAgoWhole.orders, ORDERS)}
        </span>
      </p>
    </Panel>
  );
}

type FigureProps = { name: string; value: string; change: string | null; before: string };

function Figure({ name, value, change, before }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        <small>
          {change !== null && <Toned tone={change.startsWith('−') ? 'late' : 'good'}>{change} </Toned>}
          было {before}
        </small>
      </dd>
    </div>
  );
}

function meanOf({ orders, total }: Sales['today']) {
  return kopecks(orders === 0 ? 0 : Math.round(total / orders / 100) * 100);
}
