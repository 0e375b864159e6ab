import { useState, type MouseEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { formatCardNumber, isCardNumber } from '@yahont/values/card-number.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { isCvc, isExpiry, maskExpiry } from './card-form-rules.ts';
import { outcomeText } from './payment-messages.ts';
import type { CardField } from './pay-action.server.ts';
import styles from './card-form.module.css';

type TestCards = Extract<Payment['next'], { kind: 'card-form' }>['testCards'];
type Props = {
  payment: Pick<Payment, 'id' | 'orderId' | 'amount'>;
  testCards: TestCards;
  /** Outcome of the test card that the address preselects. */
  chosen: string | null;
  wrong: readonly CardField[] | undefined;
};

/** An expiry a few years from now, whenever the demo is used. */
const testExpiry = () => `12/${String((new Date().getUTCFullYear() + 3) % 100).padStart(2, '0')}`;
const TEST_CVC = '123';

/** The card form of the demo bank. Its values are never stored. */
export function CardForm({ payment, testCards, chosen, wrong }: Props) {
  const [pressed, setPressed] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  const navigation = useNavigation();
  const isPaying = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const filled = testCards.find(({ outcome }) => outcome === (pressed ?? chosen));

  function fill(event: MouseEvent, outcome: string) {
    event.preventDefault();
    setPressed(outcome);
    setPresses(presses + 1);
  }

  return (
    <div className={styles.root}>
      <Form method="post" className={styles.card} noValidate>
        <input type="hidden" name="intent" value="card" />
        <input type="hidden" name="paymentId" value={payment.id} />
        <ServerRefusals names={wrong}>
          <div key={`${presses}-${filled?.number ?? ''}`} className={styles.fields}>
            <Field
              className={styles.number}
              label="Номер карты"
              name="number"
              inputMode="numeric"
              autoComplete="cc-number"
              placeholder="0000 0000 0000 0000"
              required
              defaultValue={filled === undefined ? '' : formatCardNumber(filled.number)}
              isValid={isCardNumber}
              reason={nbsp('Впишите номер с лицевой стороны карты')}
              mask={formatCardNumber}
            />
            <Field
              label="Срок действия"
              name="expiry"
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder="ММ/ГГ"
              required
              defaultValue={filled === undefined ? '' : testExpiry()}
              isValid={isExpiry}
              reason={nbsp('Впишите месяц и год, до которых карта действует')}
              mask={maskExpiry}
            />
            <Field
              label="Код на обороте"
              name="cvc"
              type="password"
              inputMode="numeric"
              autoComplete="cc-csc"
              placeholder="•••"
              maxLength={3}
              required
              defaultValue={filled === undefined ? '' : TEST_CVC}
              isValid={isCvc}
              reason={nbsp('Впишите три цифры с обратной стороны карты')}
            />
          </div>
        </ServerRefusals>
        <Button type="submit" size="big" isWide isWaiting={isPaying} waitingText="Платим">
          Оплатить {formatRoubles(payment.amount)}
        </Button>
      </Form>
      <div className={styles.tests}>
        <h2 className={styles.testsTitle}>Учебный банк</h2>
        <p className={styles.testsText}>Деньги не&nbsp;списываются. Заплатите одной из&nbsp;этих карт:</p>
        <ul>
          {testCards.map(({ number, outcome }) => (
            <li key={number}>
              <A
                href={`/cart/pay/?order=${payment.orderId}&card=${outcome}`}
                className={styles.test}
                onClick={(event) => fill(event, outcome)}
              >
                <b className={styles.testNumber}>{formatCardNumber(number)}</b>
                <span>{outcomeText(outcome)}</span>
              </A>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
