import { useState } from 'react';
import type { OfficeInvoice } from '@yahont/contracts/office/money/invoices.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Empty } from '#app/parts/states.tsx';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listInvoiceDifferences } from '#app/lib/calls/routes/money.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { INVOICES_KEY } from '../money-keys.ts';
import { InvoiceDialog } from './invoice-dialog.tsx';
import styles from './invoices.module.css';

/** Orders by invoice whose money pays for nothing yet, or has to go back. */
export function Invoices() {
  const [orderId, setOrderId] = useState<number | null>(null);
  const list = useCursorList({
    key: INVOICES_KEY,
    read: (before: number | undefined, signal) =>
      call(listInvoiceDifferences, { query: { before } }, { signal }),
    idOf: (one) => one.orderId,
  });
  return (
    <Panel title="Счета" note="деньги, которые надо решить" isFlush>
      <ListBody
        list={list}
        empty={
          <Empty title="По счетам всё ясно" icon="check-twice">
            <p>Лишние деньги и возвраты по счетам появятся здесь.</p>
          </Empty>
        }
      >
        {(rows) => (
          <ul className={styles.root}>
            {rows.map((row) => (
              <li key={row.orderId}>
                <button type="button" onClick={() => setOrderId(row.orderId)}>
                  <span>
                    <b>{row.orderNumber}</b>
                    <small>
                      счёт {formatRoubles(row.sum)}, пришло {formatRoubles(row.received)}
                    </small>
                  </span>
                  <span className={styles.what}>{whatText(row)}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      {orderId !== null && <InvoiceDialog orderId={orderId} onClose={() => setOrderId(null)} />}
    </Panel>
  );
}

/** The duty of the row. */
function whatText({ refunds, surplus, isPaid, sum, received }: OfficeInvoice): string {
  const [first] = refunds;
  if (first !== undefined) return `вернуть ${formatRoubles(first.amount)}`;
  if (surplus > 0) return `лишние ${formatRoubles(surplus)}`;
  if (!isPaid && received < sum) return 'пришла часть';
  return 'проверить';
}
