import type { Payment } from '@yahont/contracts/payment/payment.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { AnotherCard } from './cards/another-card.tsx';
import { ApplicationForm, DetailsForm, SignatureForm } from './instalment/application-form.tsx';
import { CardForm } from './card-form.tsx';
import { CodeForm } from './code-form.tsx';
import { InstalmentPlan } from './instalment/instalment-plan.tsx';
import type { PayResult } from './pay-action.server.ts';
import { payProblemMessage } from './payment-messages.ts';
import { ToProvider } from './to-provider.tsx';
import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import { TransferForm } from './transfer/transfer-form.tsx';
import styles from './payment-panel.module.css';

type Props = {
  payment: Payment;
  /** Calendar day in the shopper's city. */
  today: IsoDate;
  result: PayResult | undefined;
  /** Outcome of the test card or phone number that the address preselects. */
  chosenCard: string | null;
  /** Whether the shopper comes from the checkout. */
  isJustPlaced: boolean;
  /** QR code of a bank transfer. */
  code: QrDrawing | null;
};

/** The current step of the payment, with the errors of the last one. */
export function PaymentPanel(props: Props) {
  const { result } = props;
  const problem = result?.problem ?? null;
  return (
    <div className={styles.root}>
      {problem !== null && (
        <p className={styles.message} role="alert">
          <Icon name="alert" size={18} />
          {payProblemMessage(problem)}
        </p>
      )}
      <NextStep {...props} />
      {props.payment.canChangeCard && <AnotherCard payment={props.payment} />}
    </div>
  );
}

function NextStep({ payment, today, result, chosenCard, isJustPlaced, code }: Props) {
  const { next, instalment } = payment;
  const form = { payment, wrong: result?.wrong };
  switch (next.kind) {
    case 'card-form':
      return <CardForm key={payment.id} {...form} testCards={next.testCards} chosen={chosenCard} />;
    case 'code':
      return <CodeForm {...form} testCode={next.testCode} />;
    case 'transfer-form':
      return code && <TransferForm payment={payment} method={next.method} code={code} />;
    case 'application-form':
    case 'application-details':
    case 'application-signature':
      return (
        <>
          {instalment && <InstalmentPlan contract={instalment} today={today} />}
          {next.kind === 'application-form' && (
            <ApplicationForm key={payment.id} {...form} next={next} chosen={chosenCard} />
          )}
          {next.kind === 'application-details' && <DetailsForm {...form} />}
          {next.kind === 'application-signature' && <SignatureForm {...form} next={next} />}
        </>
      );
    case 'redirect':
      return (
        <>
          {instalment && <InstalmentPlan contract={instalment} today={today} />}
          <ToProvider
            payment={payment}
            url={next.url}
            isInstalment={instalment !== null}
            // After a later visit the shopper may want to pay with another card.
            isAutomatic={isJustPlaced || !payment.canChangeCard}
          />
        </>
      );
    case 'done':
      return <p>Банк проверяет платёж. Обновите страницу через минуту.</p>;
  }
}
