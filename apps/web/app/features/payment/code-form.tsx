import { Form, useNavigation } from 'react-router';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { isBankCode } from './card-form-rules.ts';
import styles from './card-form.module.css';

type Props = {
  payment: Pick<Payment, 'id' | 'amount'>;
  testCode: string;
  /** Fields refused by the bank's last answer. */
  wrong: readonly string[] | undefined;
};

/** The confirmation code of the bank. */
export function CodeForm({ payment, testCode, wrong }: Props) {
  const navigation = useNavigation();
  const isPaying = navigation.formData?.get('intent') === 'code';
  return (
    <Form method="post" className={styles.card} noValidate>
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="paymentId" value={payment.id} />
      <ServerRefusals names={wrong}>
        <Field
          label="Код подтверждения"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it replaces the card form, which had the focus, and the code is typed next
          autoFocus
          help={`Учебный банк не посылает сообщений: его код ${testCode}.`}
          isValid={isBankCode}
        />
      </ServerRefusals>
      <Button type="submit" size="big" isWide isWaiting={isPaying} waitingText="Проверяем">
        Подтвердить {formatRoubles(payment.amount)}
      </Button>
    </Form>
  );
}
