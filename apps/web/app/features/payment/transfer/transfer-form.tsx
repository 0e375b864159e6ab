import { Form, useNavigation } from 'react-router';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { QrDrawing } from '#app/lib/qr/draw-qr.server.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { QrCode } from '#app/ui/codes/qr-code.tsx';
import styles from './transfer-form.module.css';

type Props = {
  payment: Pick<Payment, 'id' | 'amount'>;
  method: 'sbp' | 'sberpay';
  /** The code to scan, drawn by the server. */
  code: QrDrawing;
};

const TEXTS = {
  sbp: 'Наведите камеру телефона на код или откройте приложение своего банка.',
  sberpay: 'Наведите камеру телефона на код или откройте приложение Сбербанка.',
} as const;

/** The demo bank's page of a transfer: a code to scan, and the shopper's own bank played by two buttons. */
export function TransferForm({ payment, method, code }: Props) {
  const navigation = useNavigation();
  const isPaying = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  return (
    <div className={styles.root}>
      <div className={styles.code}>
        <QrCode drawing={code} label="Код для оплаты" />
      </div>
      <div className={styles.side}>
        <p>{nbsp(TEXTS[method])}</p>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="transfer" />
          <input type="hidden" name="paymentId" value={payment.id} />
          <Button
            type="submit"
            name="outcome"
            value="accepted"
            size="big"
            isWide
            isWaiting={isPaying}
            waitingText="Платим"
          >
            Оплатить {formatRoubles(payment.amount)}
          </Button>
          <Button type="submit" name="outcome" value="refused" variant="ghost" isWide isWaiting={isPaying}>
            Отказаться
          </Button>
        </Form>
        <p className={styles.note}>
          {nbsp('Это учебный банк: деньги не списываются, а кнопки заменяют приложение вашего банка.')}
        </p>
      </div>
    </div>
  );
}
