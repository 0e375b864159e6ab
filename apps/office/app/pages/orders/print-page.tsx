import { useMemo } from 'react';
import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { Segments } from '#app/parts/lists/tabs.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { usePage } from '#app/lib/look/page.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { useOrder } from '#app/blocks/orders/data/use-order.ts';
import { HandOverAct } from './print/hand-over-act.tsx';
import { OrderLabel } from './print/order-label.tsx';
import { PickingList } from './print/picking-list.tsx';
import styles from './print/print.module.css';

/** The sheets of an order, in its address. */
const SHEETS = [
  { code: 'list', name: 'Лист сборки', Sheet: PickingList },
  { code: 'act', name: 'Акт выдачи', Sheet: HandOverAct },
  { code: 'label', name: 'Ярлык 58×40', Sheet: OrderLabel },
] as const;

/** One sheet of an order as it comes out of the printer; the frame stays on the screen. */
export function PrintPage() {
  const me = useOutletContext<Me>();
  const id = Number(useParams()['id']);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useOrder(isNumber && mayAsk(me, 'orders.see') ? id : null);
  if (!mayAsk(me, 'orders.see'))
    return (
      <RightMissing title="Печать" right="видеть заказы" givenBy="консультанту, кладовщику и директору" />
    );
  if (data !== undefined) return <Opened order={data} />;
  if (!isNumber || error !== null)
    return <Failed title="Заказ не открылся" text={failureText(error)} onRetry={() => void refetch()} />;
  return <Skeleton rows={8} />;
}

function Opened({ order }: { order: OfficeOrder }) {
  const heading = usePage(`Печать ${order.number}`);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { Sheet, code } = SHEETS.find((one) => one.code === query.get('sheet')) ?? SHEETS[0];
  const back = `/orders/${order.id}`;
  useKeys(
    useMemo(
      () => [
        { code: 'KeyP', shown: 'P', does: 'печать', run: () => window.print() },
        { code: 'Escape', shown: 'Esc', does: 'к заказу', run: () => void navigate(back) },
      ],
      [navigate, back],
    ),
  );
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          Печать {order.number}
        </h1>
        <Segments
          label="Что печатать"
          tabs={SHEETS.map((one) => ({
            to: `/orders/${order.id}/print?sheet=${one.code}`,
            name: one.name,
            isOn: one.code === code,
          }))}
        />
        <Button hotKey="P" onClick={() => window.print()}>
          Напечатать
        </Button>
        <ButtonLink look="bare" to={back}>
          К заказу
        </ButtonLink>
      </header>
      <div className={styles.sheet} data-sheet={code}>
        <Sheet order={order} />
      </div>
    </div>
  );
}
