import { useState, type MouseEvent, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { isPersonInn } from '@yahont/values/buyer/inn.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { isBankCode } from '../card-form-rules.ts';
import { applicantText } from '../payment-messages.ts';
import styles from '../card-form.module.css';

type Step<Kind> = {
  payment: Pick<Payment, 'id' | 'orderId'>;
  next: Extract<Payment['next'], { kind: Kind }>;
  wrong: readonly string[] | undefined;
};

/** The application at the demo operator; the phone number decides the operator's answer. */
export function ApplicationForm({
  payment,
  next,
  chosen,
  wrong,
}: Step<'application-form'> & { chosen: string | null }) {
  const [pressed, setPressed] = useState<string | null>(null);
  const filled = next.testPhones.find(({ outcome }) => outcome === (pressed ?? chosen));

  function fill(event: MouseEvent, outcome: string) {
    event.preventDefault();
    setPressed(outcome);
  }

  return (
    <div className={styles.root}>
      <StepForm step="apply" paymentId={payment.id} wrong={wrong} waiting="Отправляем" button="Подать заявку">
        <PhoneField
          key={filled?.phone ?? ''}
          label="Телефон для оператора"
          required
          defaultValue={filled === undefined ? '' : formatPhone(filled.phone)}
        />
      </StepForm>
      <div className={styles.tests}>
        <h2 className={styles.testsTitle}>Учебный оператор</h2>
        <p className={styles.testsText}>
          {nbsp('Договор не заключается. Подайте заявку с одного из этих номеров:')}
        </p>
        <ul>
          {next.testPhones.map(({ phone, outcome }) => (
            <li key={phone}>
              <A
                href={`/cart/pay/?order=${payment.orderId}&card=${outcome}`}
                className={styles.test}
                onClick={(event) => fill(event, outcome)}
              >
                <b className={styles.testNumber}>{formatPhone(phone)}</b>
                <span>{applicantText(outcome)}</span>
              </A>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Additional data that the operator requests. */
export function DetailsForm({ payment, wrong }: Omit<Step<'application-details'>, 'next'>) {
  return (
    <StepForm step="details" paymentId={payment.id} wrong={wrong} waiting="Отправляем" button="Ответить">
      <Field
        label="ИНН"
        name="inn"
        inputMode="numeric"
        maxLength={12}
        required
        help={nbsp('Оператор просит ИНН: двенадцать цифр. Учебному подойдёт 500100732259.')}
        isValid={isPersonInn}
      />
    </StepForm>
  );
}

/** The signature under the contract. */
export function SignatureForm({ payment, next, wrong }: Step<'application-signature'>) {
  return (
    <StepForm
      step="sign"
      paymentId={payment.id}
      wrong={wrong}
      waiting="Подписываем"
      button="Подписать договор"
    >
      <Field
        label="Код для подписи"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        help={nbsp(`Учебный оператор не посылает сообщений: его код ${next.testCode}.`)}
        isValid={isBankCode}
      />
    </StepForm>
  );
}

type StepFormProps = {
  step: 'apply' | 'details' | 'sign';
  paymentId: string;
  wrong: readonly string[] | undefined;
  button: string;
  waiting: string;
  children: ReactNode;
};

function StepForm({ step, paymentId, wrong, button, waiting, children }: StepFormProps) {
  const navigation = useNavigation();
  const isSending = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  return (
    <Form method="post" className={styles.card} noValidate>
      <input type="hidden" name="intent" value={step} />
      <input type="hidden" name="paymentId" value={paymentId} />
      <ServerRefusals names={wrong}>{children}</ServerRefusals>
      <Button type="submit" size="big" isWide isWaiting={isSending} waitingText={waiting}>
        {button}
      </Button>
    </Form>
  );
}
