import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeInvoice } from '@yahont/contracts/office/money/invoices.ts';
import type { StatementLine } from '@yahont/contracts/office/money/statements.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog } from '#app/parts/dialog.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { getOfficeInvoice } from '#app/lib/calls/routes/money.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { INVOICES_KEY } from '../money-keys.ts';
import { TransferForm, type Deed } from './transfer-form.tsx';
import styles from './invoices.module.css';

type Transfer = Pick<StatementLine, 'way' | 'paymentOrder' | 'date' | 'amount'>;
type Props = {
  orderId: number;
  /** The line of a statement that one assigns by hand. */
  transfer?: Transfer;
  onClose: () => void;
};

/** The money of one order by invoice: what came, what must go back, and recording either by hand. */
export function InvoiceDialog({ orderId, transfer, onClose }: Props) {
  const found = useQuery({
    queryKey: [...INVOICES_KEY, 'one', orderId],
    queryFn: ({ signal }) => call(getOfficeInvoice, { params: { id: orderId } }, { signal }),
  });
  return (
    <Dialog title={found.data === undefined ? 'Счёт' : `Счёт ${found.data.orderNumber}`} onClose={onClose}>
      {found.isPending && <Skeleton rows={4} />}
      {found.isError && codeOf(found.error) === 'invoice-not-found' && (
        <Empty title="Такого счёта нет" icon="search">
          <p>Заказа с этим номером нет, или его оплачивают не по счёту.</p>
        </Empty>
      )}
      {found.isError && codeOf(found.error) !== 'invoice-not-found' && (
        <Failed
          title="Счёт не открылся"
          text={failureText(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data !== undefined && <Opened invoice={found.data} transfer={transfer} onClose={onClose} />}
    </Dialog>
  );
}

type OpenedProps = { invoice: OfficeInvoice; transfer: Transfer | undefined; onClose: () => void };

function Opened({ invoice, transfer, onClose }: OpenedProps) {
  const [deed, setDeed] = useState<Deed | null>(transfer === undefined ? null : deedOf(invoice, transfer));
  const { sum, received, surplus, canGoBack, canCount, isPaid, refunds, transfers } = invoice;
  return (
    <div className={styles.form}>
      <Pairs
        look="sum"
        pairs={[
          { name: 'По счёту', value: formatRoubles(sum) },
          { name: isPaid ? 'Пришло, оплачен' : 'Пришло', value: formatRoubles(received) },
          ...(surplus > 0 ? [{ name: 'Лишнее', value: formatRoubles(surplus) }] : []),
          ...(canGoBack > 0 ? [{ name: 'Можно вернуть', value: formatRoubles(canGoBack) }] : []),
        ]}
      />
      {transfers.length > 0 && (
        <ul className={styles.transfers}>
          {transfers.map((one) => (
            <li key={`${one.way}.${one.paymentOrder}.${one.date}`}>
              <span>
                п/п {one.paymentOrder}, {formatDayMonth(one.date)}
              </span>
              <span className={one.way === 'out' ? styles.out : undefined}>
                {one.way === 'out' && '−'}
                {formatRoubles(one.amount)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {deed === null ? (
        <div className={styles.form}>
          <Button look="quiet" onClick={() => setDeed({ kind: 'in', refundId: null, amount: null })}>
            Записать пришедший перевод
          </Button>
          {refunds.map(({ id, amount }) => (
            <Button key={id} look="quiet" onClick={() => setDeed({ kind: 'out', refundId: id, amount })}>
              Записать возврат {formatRoubles(amount)}
            </Button>
          ))}
          {refunds.length === 0 && canGoBack > 0 && (
            <Button look="quiet" onClick={() => setDeed({ kind: 'out', refundId: null, amount: canGoBack })}>
              Записать возврат лишнего
            </Button>
          )}
          {canCount > 0 && (
            <Button look="quiet" onClick={() => setDeed({ kind: 'count', refundId: null, amount: canCount })}>
              Зачесть {formatRoubles(canCount)} частью заказа
            </Button>
          )}
        </div>
      ) : (
        <TransferForm
          invoice={invoice}
          deed={deed}
          {...(transfer === undefined ? {} : { transfer })}
          onBack={() => (transfer === undefined ? setDeed(null) : onClose())}
          onDone={onClose}
        />
      )}
    </div>
  );
}

/** An outgoing transfer is the refund of its sum, if there is one. */
function deedOf({ refunds }: OfficeInvoice, { way, amount }: Transfer): Deed {
  if (way === 'in') return { kind: 'in', refundId: null, amount };
  return { kind: 'out', refundId: refunds.find((one) => one.amount === amount)?.id ?? null, amount };
}
