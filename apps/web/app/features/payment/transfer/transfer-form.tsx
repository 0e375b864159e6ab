import { Form, useNavigation } from 'react-router';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
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
  sbp: {
    scan: 'Наведите камеру телефона на код или откройте приложение своего банка.',
    choose: 'Выберите свой банк: откроем его приложение.',
    banks: ['Учебный банк', 'Банк «Пример»', 'Банк «Образец»'],
  },
  sberpay: {
    scan: 'Наведите камеру телефона на код или откройте приложение Сбербанка.',
    choose: 'Откройте приложение: платёж ждёт в\u00A0нём.',
    banks: ['Учебный Сбербанк'],
  },
} as const;

/**
 * The transfer page of the demo bank. On a wide screen it shows a code to scan, and a button simulates the
 * shopper's own bank. A phone cannot scan its own screen, so it offers a list of banks.
 */
export function TransferForm({ payment, method, code }: Props) {
  const navigation = useNavigation();
  const isPaying = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const { scan, choose, banks } = TEXTS[method];
  const sum = formatRoubles(payment.amount);
  return (
    <div className={styles.root}>
      <div className={styles.code}>
        <QrCode drawing={code} label="Код для оплаты" />
      </div>
      <div className={styles.side}>
        <p className={styles.wide}>{nbsp(scan)}</p>
        <p className={styles.narrow}>{nbsp(`К оплате ${sum}. ${choose}`)}</p>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="transfer" />
          <input type="hidden" name="paymentId" value={payment.id} />
          <div className={styles.wide}>
            <Button
              type="submit"
              name="outcome"
              value="accepted"
              size="big"
              isWide
              isWaiting={isPaying}
              waitingText="Платим"
            >
              Оплатить {sum}
            </Button>
          </div>
          <div className={styles.narrow} role="group" aria-label="Ваш банк">
            {banks.map((bank) => (
              <Button
                key={bank}
                type="submit"
                name="outcome"
                value="accepted"
                variant="quiet"
                isWide
                isWaiting={isPaying}
                waitingText="Платим"
              >
                {nbsp(bank)}
              </Button>
            ))}
          </div>
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
