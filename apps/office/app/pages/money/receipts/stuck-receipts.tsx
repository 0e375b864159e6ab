import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StuckReceipt } from '@yahont/contracts/office/money/receipts.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Empty } from '#app/parts/states.tsx';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { listStuckReceipts, sendReceiptAgain } from '#app/lib/calls/routes/money.ts';
import { ageOf } from '#app/lib/lists/age.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { RECEIPTS_KEY } from '../money-keys.ts';
import { RECEIPT_WORDS } from '../money-words.ts';
import { FiscalForm } from './fiscal-form.tsx';
import styles from './stuck-receipts.module.css';

/** Receipts that the provider refused, or that only a till can make. */
export function StuckReceipts() {
  const list = useCursorList({
    key: RECEIPTS_KEY,
    read: (before: string | undefined, signal) => call(listStuckReceipts, { query: { before } }, { signal }),
    idOf: ({ id }) => id,
  });
  return (
    <Panel title="Чеки застряли" note="их ждёт налоговая" isFlush>
      <ListBody
        list={list}
        empty={
          <Empty title="Все чеки пробиты" icon="check-twice">
            <p>Застрявший чек появится здесь сам.</p>
          </Empty>
        }
      >
        {(rows) => (
          <ul className={styles.root}>
            {rows.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} />
            ))}
          </ul>
        )}
      </ListBody>
    </Panel>
  );
}

function ReceiptRow({ receipt }: { receipt: StuckReceipt }) {
  const now = useNow();
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { id, orderNumber, kind, state, amount, fault, createdAt } = receipt;
  const age = ageOf(createdAt, now);
  const about = `Отправить снова чек ${formatRoubles(amount)} по заказу ${orderNumber}.`;
  const again = useMutation({
    mutationFn: () => call(sendReceiptAgain, { params: { id } }, { about }),
    onSuccess: () => say(`Чек по заказу ${orderNumber} отправлен снова`),
    onError: (error) =>
      say(codeOf(error) === 'receipt-not-stuck' ? 'Этим чеком уже занялись' : failureText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: RECEIPTS_KEY }),
  });
  return (
    <li data-open={isOpen || undefined}>
      <div className={styles.row}>
        <b>{orderNumber}</b>
        <span className={styles.kind}>{RECEIPT_WORDS[kind]}</span>
        <span className={styles.sum}>{formatRoubles(amount)}</span>
        <span className={styles.why}>
          {state === 'dead'
            ? `отказ: ${fault === null ? 'причину не назвали' : `«${fault}»`}`
            : 'вручную: провайдер такой не пробивает'}
        </span>
        <span className={styles.age} data-tone={age.tone}>
          {age.text}
        </span>
        <span className={styles.buttons}>
          {state === 'dead' && (
            <Button look="quiet" size="small" isBusy={again.isPending} onClick={() => again.mutate()}>
              Отправить снова
            </Button>
          )}
          <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Свернуть' : 'Пробит на кассе'}
          </Button>
        </span>
      </div>
      {isOpen && <FiscalForm receipt={receipt} onClose={() => setOpen(false)} />}
    </li>
  );
}
