import type { ReactNode } from 'react';
import type { Invoice } from '@yahont/contracts/payment/invoice.ts';
import { companyText } from '@yahont/values/buyer/company-text.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import { QrCode } from '#app/ui/codes/qr-code.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { PhoneText } from '#app/ui/text/phone-text.tsx';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import paper from '#app/shop/parts/paper-table.module.css';
import styles from './invoice-sheet.module.css';

type Props = {
  invoice: Invoice;
  /** QR code for banking apps; null when nothing is left to pay. */
  code: QrDrawing | null;
};

/** The invoice in its customary layout, on the page and on paper. */
export function InvoiceSheet({ invoice, code }: Props) {
  const { number, date, payBy, seller, buyer, sum, sumInWords, vat, purpose } = invoice;
  return (
    <div className={styles.root}>
      {seller.isSample && (
        <p className={styles.sample}>
          {nbsp('Образец. Реквизиты учебные: такого счёта в банке нет, переводить на него деньги нельзя.')}
        </p>
      )}
      <section className={styles.bank} aria-label="Реквизиты">
        <dl className={styles.terms}>
          <Term name="Получатель">{seller.name}</Term>
          <Term name="ИНН">{seller.inn}</Term>
          {seller.kpp !== '' && <Term name="КПП">{seller.kpp}</Term>}
          <Term name="Расчётный счёт">{seller.account}</Term>
          <Term name="Банк">{seller.bankName}</Term>
          <Term name="БИК">{seller.bic}</Term>
          <Term name={nbsp('Корр. счёт')}>{seller.correspondent}</Term>
          <Term name="Назначение платежа">{purpose}</Term>
        </dl>
        {code && (
          <div className={styles.code}>
            <QrCode drawing={code} label="Код для оплаты в приложении банка" />
          </div>
        )}
      </section>
      <section className={styles.part} aria-labelledby="invoice-title">
        <h2 id="invoice-title" className={styles.title}>
          {nbsp(`Счёт на оплату № ${number} от ${formatDate(date)}`)}
        </h2>
        <dl className={styles.terms}>
          <Term name="Поставщик">{[seller.name, `ИНН\u00A0${seller.inn}`, seller.address].join(', ')}</Term>
          <Term name="Покупатель">
            {nbsp(buyer.company === null ? buyer.name : companyText({ name: buyer.name, ...buyer.company }))},{' '}
            <PhoneText phone={buyer.phone} />
          </Term>
          <Term name={nbsp('Оплатить до')}>{formatDate(payBy)}</Term>
        </dl>
        <Lines lines={invoice.lines} />
        <div className={paper.sums}>
          <SumRows>
            <SumRow name={nbsp('Итого к оплате')} value={formatRoubles(sum)} />
            {vat === null ? (
              <SumRow name="НДС" value={nbsp('не облагается')} />
            ) : (
              <SumRow name={nbsp(`В том числе НДС ${vat.percent} %`)} value={formatRoubles(vat.amount)} />
            )}
          </SumRows>
        </div>
        <p className={styles.words}>
          {nbsp(`Всего наименований ${invoice.lines.length}, на сумму ${formatRoubles(sum)}`)}
          <b>{sumInWords}</b>
        </p>
      </section>
    </div>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ lines }: Pick<Invoice, 'lines'>) {
  return (
    <table className={classNames(paper.table, styles.table)}>
      <thead>
        <tr>
          <th scope="col">№</th>
          <th scope="col">Наименование</th>
          <th scope="col">Кол-во</th>
          <th scope="col">Сумма</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, amount }, index) => (
          // Two items with the same name are two lines, and the list never changes.
          <tr key={index}>
            <td>{index + 1}</td>
            <td>{name}</td>
            <td>1&nbsp;шт.</td>
            <td>{formatRoubles(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
