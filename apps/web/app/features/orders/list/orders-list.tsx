import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { OrderCard } from '../order-card.tsx';
import { PastOrders } from '../past-orders.tsx';
import { RepeatOrder } from '../repeat-order.tsx';
import { isFinished } from '../story/order-sentence.ts';
import styles from './orders-list.module.css';

type Props = { orders: readonly OrderSummary[]; today: string; offsetHours: number };

/** Orders, newest first: current ones as cards, finished ones as lines. */
export function OrdersList({ orders, ...place }: Props) {
  return (
    <div className={styles.root}>
      {runsOf(orders).map(({ isOver, run }) =>
        isOver ? (
          <PastOrders
            key={run[0]?.id}
            orders={run}
            {...place}
            renderAction={({ id }) => <RepeatOrder id={id} variant="quiet" />}
          />
        ) : (
          run.map((order) => <OrderCard key={order.id} order={order} {...place} />)
        ),
      )}
    </div>
  );
}

type Run = { isOver: boolean; run: OrderSummary[] };

/** Groups consecutive orders of one kind. */
function runsOf(orders: readonly OrderSummary[]): Run[] {
  const runs: Run[] = [];
  for (const order of orders) {
    const isOver = isFinished(order);
    const last = runs.at(-1);
    if (last?.isOver === isOver) last.run.push(order);
    else runs.push({ isOver, run: [order] });
  }
  return runs;
}
