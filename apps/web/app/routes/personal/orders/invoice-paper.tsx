import type { Invoice } from '@yahont/contracts/payment/invoice.ts';
import { InvoiceSheet } from '#app/features/payment/invoice/invoice-sheet.tsx';
import { InvoiceState } from '#app/features/payment/invoice/invoice-state.tsx';
import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { PrintButton } from '#app/ui/buttons/print-button.tsx';
import print from '../sheet.module.css';
import styles from '../page.module.css';

type Props = {
  invoice: Invoice;
  /** QR code for banking apps; null when nothing is left to pay. */
  code: QrDrawing | null;
  /** Address of the order. */
  orderPage: string;
  /** Address of the file. */
  file: string;
};

/** The invoice with instructions, as its buyer and the person who pays it see it. */
export function InvoicePaper({ invoice, code, orderPage, file }: Props) {
  return (
    <div className={`${styles.root} ${print.sheet}`}>
      <header className={print.head}>
        <h1 className={styles.title}>Счёт на&nbsp;оплату</h1>
        <PrintButton />
      </header>
      <div className={print.screenOnly}>
        <InvoiceState invoice={invoice} />
      </div>
      <InvoiceSheet invoice={invoice} code={code} />
      <p className={print.screenOnly}>
        <ButtonLink href={file} variant="quiet" download>
          Скачать счёт в&nbsp;ПДФ
        </ButtonLink>
      </p>
      <p className={print.screenOnly}>
        <ArrowLink href={orderPage}>К&nbsp;заказу</ArrowLink>
      </p>
    </div>
  );
}
