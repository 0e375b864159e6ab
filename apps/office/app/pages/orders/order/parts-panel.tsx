import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeParts } from '@yahont/contracts/office/money/till-parts.ts';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { formatRoubles, ZERO } from '@yahont/values/money.ts';
import { Button } from '#app/parts/button.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { getOfficeParts } from '#app/lib/calls/routes/orders.ts';
import { useNow } from '#app/lib/look/now.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { refusedText } from '#app/blocks/orders/data/refused.ts';
import { partsKey } from '#app/blocks/orders/data/parts-key.ts';
import { TillDialog, type TillDeed } from '#app/blocks/orders/deeds/till-dialog.tsx';
import styles from './papers-panel.module.css';

/** An order paid by several payments: what is left, what the till takes, what it gives back. */
export function PartsPanel({ order }: { order: OfficeOrder }) {
  const { data, error, isPending } = useQuery({
    queryKey: partsKey(order.id),
    queryFn: ({ signal }) => call(getOfficeParts, { params: { id: order.id } }, { signal }),
    refetchOnWindowFocus: 'always',
  });
  return (
    <Panel title="Оплата частями">
      {isPending && <p className={styles.muted}>Загружаем…</p>}
      {error !== null && (
        <p className={styles.muted}>
          {codeOf(error) === 'not-in-parts' ? 'Частей больше не ждём.' : refusedText(error)}
        </p>
      )}
      {data !== undefined && <Parts parts={data} storeId={order.storeId} />}
    </Panel>
  );
}

function Parts({ parts, storeId }: { parts: OfficeParts; storeId: number | null }) {
  const now = useNow();
  const [deed, setDeed] = useState<TillDeed | null>(null);
  const { paid, left, until, refunds } = parts;
  return (
    <>
      <Pairs
        look="sum"
        pairs={[
          { name: 'Оплачено', value: formatRoubles(paid) },
          { name: 'Осталось', value: formatRoubles(left) },
          ...(until === null ? [] : [{ name: 'Изделия отложены до', value: momentText(until, now) }]),
        ]}
      />
      <ul className={styles.papers}>
        {refunds.map(({ id, amount }) => (
          <li key={id}>
            <span>Вернуть в кассе {formatRoubles(amount)}</span>
            <Button
              look="quiet"
              size="small"
              onClick={() => setDeed({ kind: 'refund', refundId: id, amount })}
            >
              Вписать возврат
            </Button>
          </li>
        ))}
      </ul>
      {left !== ZERO && until !== null && (
        <Button look="quiet" onClick={() => setDeed({ kind: 'part', left })}>
          Принять часть в кассе
        </Button>
      )}
      {deed !== null && (
        <TillDialog deed={deed} parts={parts} storeId={storeId} onClose={() => setDeed(null)} />
      )}
    </>
  );
}
