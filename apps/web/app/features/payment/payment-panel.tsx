import type { Payment, PaymentRefusal } from '@yahont/contracts/payment/payment.ts';
import { instalmentOf, instalmentSchedule } from '@yahont/values/sums/instalment.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { CardForm } from './card-form.tsx';
import { CodeForm } from './code-form.tsx';
import { InstalmentPlan } from './instalment-plan.tsx';
import type { PayResult } from './pay-action.server.ts';
import { payProblemMessage, refusalMessage } from './payment-messages.ts';
import { ToProvider } from './to-provider.tsx';
import styles from './payment-panel.module.css';

type Props = {
  payment: Payment;
  isInstalment: boolean;
  /** Calendar day in the shopper's city: the first payment of an instalment is due on it. */
  today: IsoDate;
  /** Refusal of the previous attempt. */
  refusal: { reason: PaymentRefusal | null } | null;
  result: PayResult | undefined;
  chosenCard: string | null;
};

/** The current step of paying, with the reason of the last failure. */
export function PaymentPanel(props: Props) {
  const { refusal, result } = props;
  const problem = result?.problem ?? null;
  const message = problem === null ? refusal && refusalMessage(refusal.reason) : payProblemMessage(problem);
  return (
    <div className={styles.root}>
      {message !== null && (
        <p className={styles.message} role="alert">
          <Icon name="alert" size={18} />
          {message}
        </p>
      )}
      <NextStep {...props} />
    </div>
  );
}

function NextStep({ payment, isInstalment, today, refusal, result, chosenCard }: Props) {
  const { next } = payment;
  const instalment = isInstalment ? instalmentOf(payment.amount) : null;
  const payments = instalment === null ? [] : instalmentSchedule(instalment, today);
  const first = payments[0]?.amount ?? payment.amount;
  switch (next.kind) {
    case 'card-form':
      return (
        <>
          {payments.length > 0 && <InstalmentPlan payments={payments} />}
          <CardForm
            key={payment.id}
            payment={payment}
            today={first}
            testCards={next.testCards}
            chosen={chosenCard}
            wrong={result?.wrong}
          />
        </>
      );
    case 'code':
      return <CodeForm payment={payment} today={first} testCode={next.testCode} wrong={result?.wrong} />;
    case 'redirect':
      return (
        <ToProvider
          payment={payment}
          url={next.url}
          isInstalment={isInstalment}
          isAutomatic={refusal === null}
        />
      );
    case 'done':
      return <p>Банк проверяет платёж. Обновите страницу через минуту.</p>;
  }
}
