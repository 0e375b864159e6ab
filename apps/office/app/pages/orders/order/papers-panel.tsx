import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { PaperKind } from '@yahont/contracts/payment/papers.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Button } from '#app/parts/button.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getOfficePapers } from '#app/lib/calls/routes/orders.ts';
import { useNow } from '#app/lib/look/now.ts';
import { may } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { dateText } from '#app/lib/words/moments.ts';
import { papersKey } from '#app/blocks/orders/data/papers-key.ts';
import { PowerDialog } from '#app/blocks/orders/deeds/power-dialog.tsx';
import styles from './papers-panel.module.css';

const KINDS: Readonly<Record<PaperKind, string>> = {
  advance: 'Счёт-фактура на аванс',
  transfer: 'УПД',
  correction: 'УКД',
};

/** Documents of a company's order, and who receives it by which power of attorney. */
export function PapersPanel({ order, me }: { order: OfficeOrder; me: Me }) {
  const now = useNow();
  const [isWriting, setWriting] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: papersKey(order.id),
    queryFn: ({ signal }) => call(getOfficePapers, { params: { id: order.id } }, { signal }),
  });
  return (
    <Panel title="Документы компании">
      {isPending && <p className={styles.muted}>Загружаем…</p>}
      {error !== null && (
        <p role="alert" className={styles.muted}>
          {failureText(error)}{' '}
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            Повторить
          </Button>
        </p>
      )}
      {data !== undefined && (
        <>
          {data.items.length === 0 && (
            <p className={styles.muted}>Документов ещё нет: первый появится с оплатой.</p>
          )}
          <ul className={styles.papers}>
            {data.items.map(({ id, kind, number, date, sum, file }) => (
              <li key={id}>
                <a href={file} target="_blank" rel="noreferrer">
                  <Icon name="document" size={16} />
                  {KINDS[kind]} №&nbsp;{number}
                </a>
                <span>
                  {dateText(date, now)}, {formatRoubles(sum)}
                </span>
              </li>
            ))}
          </ul>
          {data.power !== null && (
            <Pairs
              pairs={[
                { name: 'Получает', value: data.power.receiverName },
                {
                  name: 'Доверенность',
                  value: `№\u00A0${data.power.powerNumber} от ${dateText(data.power.issuedOn, now)}, до ${dateText(data.power.validUntil, now)}`,
                },
              ]}
            />
          )}
          {data.takesPower && may(me, 'orders.hand-over') && (
            <Button look="quiet" onClick={() => setWriting(true)}>
              {data.power === null ? 'Вписать доверенность' : 'Заменить доверенность'}
            </Button>
          )}
        </>
      )}
      {isWriting && <PowerDialog id={order.id} onClose={() => setWriting(false)} />}
    </Panel>
  );
}
