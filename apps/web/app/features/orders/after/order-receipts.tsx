import type { Receipt } from '@yahont/contracts/payment/receipts.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import styles from './order-receipts.module.css';

type Props = { receipts: readonly Receipt[]; offsetHours: number };

const NAMES: Readonly<Record<Receipt['kind'], string>> = {
  payment: 'Чек оплаты',
  closing: 'Чек при\u00A0получении',
  sale: 'Чек покупки',
  refund: 'Чек возврата',
  'advance-back': 'Чек возврата сертификата',
};

const MEANS: Readonly<Record<NonNullable<Receipt['means']>, string>> = {
  cash: 'наличными',
  electronic: 'безналичными',
};

/**
 * Fiscal receipts of an order, with the numbers that identify them at the tax service; renders nothing
 * without receipts.
 */
export function OrderReceipts({ receipts, offsetHours }: Props) {
  if (receipts.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="receipts">
      <h2 id="receipts" className={styles.title}>
        Кассовые чеки
      </h2>
      <ul className={styles.list}>
        {receipts.map((receipt) => (
          <li key={receipt.id} className={styles.receipt}>
            <h3 className={styles.name}>
              {NAMES[receipt.kind]} на&nbsp;{formatRoubles(receipt.amount)}
            </h3>
            <p>
              {formatDate(cityDate(new Date(receipt.at), offsetHours))}
              {receipt.means !== null && `, ${MEANS[receipt.means]}`}
            </p>
            <FiscalNumbers fiscal={receipt.fiscal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FiscalNumbers({ fiscal }: Pick<Receipt, 'fiscal'>) {
  if (fiscal === null) return <p>Регистрируем в&nbsp;налоговой, номер появится здесь.</p>;
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>ФД</dt>
        <dd>{fiscal.document}</dd>
      </div>
      <div>
        <dt>ФН</dt>
        <dd>{fiscal.storage}</dd>
      </div>
      <div>
        <dt>ФП</dt>
        <dd>{fiscal.sign}</dd>
      </div>
    </dl>
  );
}
