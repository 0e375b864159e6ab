import { Form, useNavigation } from 'react-router';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ANOTHER_CARD } from './card-intents.ts';
import styles from './another-card.module.css';

/** Beside a saved card that waits for the bank's confirmation: a button to use another card. */
export function AnotherCard({ payment }: { payment: Pick<Payment, 'id'> }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" className={styles.root}>
      <input type="hidden" name="intent" value={ANOTHER_CARD} />
      <input type="hidden" name="paymentId" value={payment.id} />
      <p className={styles.text}>
        {nbsp('Не получается подтвердить? Отменим этот платёж, и заказ оплатит другая карта.')}
      </p>
      <Button
        type="submit"
        variant="ghost"
        isWide
        isWaiting={formData?.get('intent') === ANOTHER_CARD}
        waitingText="Открываем"
      >
        Оплатить другой картой
      </Button>
    </Form>
  );
}
