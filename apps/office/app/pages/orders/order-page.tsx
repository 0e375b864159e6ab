import { useCallback, useMemo } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { ButtonLink } from '#app/parts/button.tsx';
import { Steps } from '#app/parts/facts/steps.tsx';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { CallFailed } from '#app/lib/calls/call.ts';
import { listOfficeOrders } from '#app/lib/calls/routes/orders.ts';
import { useFilters } from '#app/lib/lists/filters.ts';
import { useNeighbourKeys } from '#app/lib/lists/row-keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { stepsOf } from '#app/blocks/orders/data/order-steps.ts';
import { useOrder } from '#app/blocks/orders/data/use-order.ts';
import { ORDER_FILTERS } from './list/order-filters.ts';
import { useOrders } from './list/use-orders.ts';
import { OrderHead } from './order/order-head.tsx';
import { OrderSide } from './order/order-side.tsx';
import { WorkPanel } from './order/work-panel.tsx';
import { PapersPanel } from './order/papers-panel.tsx';
import { PartsPanel } from './order/parts-panel.tsx';
import styles from '#app/blocks/orders/page/order-page.module.css';

export function OrderPage() {
  const me = useOutletContext<Me>();
  const { id } = useParams();
  if (!mayAsk(me, 'orders.see'))
    return (
      <RightMissing
        title="Заказ"
        right="видеть заказы"
        givenBy="консультанту, кладовщику, директору магазина, оператору, бухгалтеру и управляющему"
      />
    );
  return <Opened key={id} id={Number(id)} me={me} />;
}

const NONE: readonly number[] = [];

function Opened({ id, me }: { id: number; me: Me }) {
  const navigate = useNavigate();
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data: order, error, refetch } = useOrder(isNumber ? id : null);
  const { filters, query } = useFilters(listOfficeOrders, ORDER_FILTERS);
  const list = query();
  const { rows } = useOrders(filters, false);
  useNeighbourKeys({
    ids: useMemo(() => rows?.map((row) => row.id) ?? NONE, [rows]),
    at: id,
    open: useCallback((to: number) => void navigate(`/orders/${to}${list}`), [navigate, list]),
    what: 'заказ',
  });
  const back = `/orders${list}`;
  if (order !== undefined) return <Order order={order} me={me} back={back} list={list} />;
  if (!isNumber || (error instanceof CallFailed && error.status === 404))
    return (
      <div className={styles.root}>
        <h1>Заказ</h1>
        <Empty title="Такого заказа у вас нет" icon="search">
          <p>Проверьте номер: заказа нет, или он в магазине, который вам не дан.</p>
          <ButtonLink look="quiet" to={back}>
            К списку
          </ButtonLink>
        </Empty>
      </div>
    );
  if (error !== null)
    return <Failed title="Заказ не открылся" text={failureText(error)} onRetry={() => void refetch()} />;
  return <Skeleton rows={8} />;
}

type Props = { order: OfficeOrder; me: Me; back: string; list: string };

function Order({ order, me, back, list }: Props) {
  const now = useNow();
  return (
    <div className={styles.root}>
      <OrderHead order={order} me={me} back={`${back}${list === '' ? '?' : '&'}at=${order.id}`} />
      <Steps label="Шаги заказа" steps={stepsOf(order, now)} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <WorkPanel order={order} me={me} />
          {order.company !== null && <PapersPanel order={order} me={me} />}
          {order.paymentKind === 'parts' && mayAsk(me, 'till.sell') && <PartsPanel order={order} />}
        </div>
        <OrderSide order={order} me={me} />
      </div>
    </div>
  );
}
