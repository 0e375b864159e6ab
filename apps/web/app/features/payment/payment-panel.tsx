import type { Payment } from '@yahont/contracts/payment.ts';
import { Icon } from '#app/ui/icon.tsx';
import { CardForm } from './card-form.tsx';
import { CodeForm } from './code-form.tsx';
import type { PayResult } from './pay-action.server.ts';
import { payProblemMessage, refusalMessage } from './payment-messages.ts';
import { ToProvider } from './to-provider.tsx';
import styles from './payment-panel.module.css';

type Props = {
  payment: Payment;
  /** Of the attempt before this one. */
  refusal: { reason: string | null } | null;
  result: PayResult | undefined;
  chosenCard: string | null;
};

/** The step of paying that is due now, with what went wrong before it. */
export function PaymentPanel({ payment, refusal, result, chosenCard }: Props) {
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
      <NextStep payment={payment} refusal={refusal} result={result} chosenCard={chosenCard} />
    </div>
  );
}

function NextStep({ payment, refusal, result, chosenCard }: Props) {
  const { next } = payment;
  switch (next.kind) {
    case 'card-form':
      return (
        <CardForm
          key={payment.id}
          payment={payment}
          testCards={next.testCards}
          chosen={chosenCard}
          wrong={result?.wrong}
        />
      );
    case 'code':
      return <CodeForm payment={payment} testCode={next.testCode} wrong={result?.wrong} />;
    case 'redirect':
      return <ToProvider payment={payment} url={next.url} isAutomatic={refusal === null} />;
    case 'done':
      return <p>Банк проверяет платёж. Обновите страницу через минуту.</p>;
  }
}
