import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { UncollectedOrder } from '@yahont/contracts/office/order-lists/uncollected.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { Button } from '#app/parts/button.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listUncollectedOrders } from '#app/lib/calls/routes/duties.ts';
import { ageOf } from '#app/lib/lists/age.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { storeText, useStores } from '#app/lib/people/stores.ts';
import { may } from '#app/lib/session/me.ts';
import { calendarText } from '#app/lib/words/moments.ts';
import { CancelDialog } from '#app/blocks/orders/deeds/order-deed.tsx';
import { StorageDialog } from '#app/blocks/orders/deeds/storage-dialog.tsx';
import { DutyRow, DutyRows } from './duty-row.tsx';

const KEY = ['uncollected'] as const;
const idOf = ({ orderId }: UncollectedOrder): number => orderId;

type Deed = { kind: 'storage' | 'cancel'; order: UncollectedOrder };

/** Ready orders that nobody has collected: they wait longer, or are cancelled. */
export function UncollectedOrders({ me }: { me: Me }) {
  const cache = useQueryClient();
  const now = useNow();
  const stores = useStores();
  const [deed, setDeed] = useState<Deed | null>(null);
  const list = useCursorList({
    key: KEY,
    read: (after: number | undefined, signal) =>
      call(listUncollectedOrders, { query: { after } }, { signal }),
    idOf,
  });
  const rows = useRowKeys({
    ids: useMemo(() => (list.rows ?? []).map(idOf), [list.rows]),
    at: null,
    what: 'заказ',
  });
  return (
    <>
      <ListBody
        ref={rows}
        list={list}
        empty={
          <Empty title="Все забирают вовремя" icon="check">
            <p>Заказы появятся здесь на следующий день после срока хранения.</p>
          </Empty>
        }
      >
        {(shown) => (
          <DutyRows label="Не забрали">
            {shown.map((order) => {
              const { contact, readySince } = order;
              return (
                <DutyRow
                  key={order.orderId}
                  to={`/orders/${order.orderId}`}
                  title={`${order.orderNumber}, ${contact.name} ${contact.lastName}`}
                  lines={[
                    `${storeText(order.storeId, stores.data)}${order.place === null ? '' : `, ${order.place}`}; хранился до: ${calendarText(order.keptUntil, now)}`,
                    <a key="phone" href={`tel:${contact.phone}`}>
                      {contact.phone}
                    </a>,
                  ]}
                  side={
                    <>
                      <b>{formatRoubles(order.total)}</b>
                      <small>
                        {order.isPaid ? 'оплачен' : 'не оплачен'},{' '}
                        <Toned tone="late">{ageOf(readySince, now).text}</Toned>
                      </small>
                    </>
                  }
                >
                  {may(me, 'orders.extend-storage') && (
                    <Button look="quiet" onClick={() => setDeed({ kind: 'storage', order })}>
                      Продлить
                    </Button>
                  )}
                  {may(me, 'orders.cancel') && (
                    <Button look="quiet" isDanger onClick={() => setDeed({ kind: 'cancel', order })}>
                      Отменить
                    </Button>
                  )}
                </DutyRow>
              );
            })}
          </DutyRows>
        )}
      </ListBody>
      {deed?.kind === 'storage' && (
        <StorageDialog
          order={{ id: deed.order.orderId, number: deed.order.orderNumber, storeUntil: null }}
          onDone={() => void cache.invalidateQueries({ queryKey: KEY })}
          onClose={() => setDeed(null)}
        />
      )}
      {deed?.kind === 'cancel' && (
        <CancelDialog id={deed.order.orderId} number={deed.order.orderNumber} onClose={() => setDeed(null)} />
      )}
    </>
  );
}
