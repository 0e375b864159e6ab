import { Form } from 'react-router';
import type { OrderPapers } from '@yahont/contracts/payment/papers.ts';
import { isFullName, isPowerNumber } from '@yahont/values/buyer/power-of-attorney.ts';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import button from '#app/ui/buttons/button.module.css';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import text from '#app/ui/text/text.module.css';
import { POWER_FORM, POWER_INTENT, powerKey, powerRefusalText, type PowerAnswer } from './power-form.ts';
import styles from './order-papers.module.css';

type Props = { orderId: number; power: OrderPapers['power']; answer: PowerAnswer | null };

/** Who will collect a company's order. A native `<details>`, so that it opens without JavaScript. */
export function PowerForm({ orderId, power, answer }: Props) {
  const refused = answer?.ok === false ? answer : null;
  const values = refused?.values ?? power ?? POWER_FORM.empty;
  const isSending = useSentIntent() === POWER_INTENT;
  return (
    <div className={styles.keeping}>
      <p role="status" className={styles.saved}>
        {answer?.ok === true ? 'Доверенность записана.' : ''}
      </p>
      {/* After saving, the form closes and is refilled with the saved values. */}
      <details key={powerKey(power)} className={styles.form} open={refused !== null}>
        <summary className={`${button.root} ${styles.summary}`} data-variant="quiet">
          {power === null ? 'Вписать доверенность' : 'Изменить доверенность'}
        </summary>
        <Form method="post" action={`/personal/order/${orderId}/`} className={styles.fields} noValidate>
          <p className={text.note}>
            {nbsp('Не обязательно: доверенность можно показать и при получении. Её номер попадёт в УПД.')}
          </p>
          {refused !== null && refused.refusal !== null && (
            <p className={styles.problem} role="alert">
              {nbsp(powerRefusalText(refused.refusal))}
            </p>
          )}
          <ServerRefusals names={refused?.wrong}>
            <Field
              label="Номер доверенности"
              name="powerNumber"
              defaultValue={values.powerNumber}
              isValid={isPowerNumber}
              reason={nbsp('Впишите номер, как в доверенности')}
              autoComplete="off"
              required
            />
            <Field
              label="Выдана"
              name="issuedOn"
              type="date"
              defaultValue={values.issuedOn}
              isValid={isIsoDate}
              reason={nbsp('Выберите день, когда доверенность выдана')}
              required
            />
            <Field
              label="Действует до"
              name="validUntil"
              type="date"
              defaultValue={values.validUntil}
              isValid={isIsoDate}
              reason={nbsp('Выберите день, до которого она действует')}
              required
            />
            <Field
              label="Кто получит"
              name="receiverName"
              defaultValue={values.receiverName}
              isValid={isFullName}
              help="Фамилия, имя и отчество, как в доверенности"
              autoComplete="off"
              required
            />
          </ServerRefusals>
          <Button
            type="submit"
            name="intent"
            value={POWER_INTENT}
            isWaiting={isSending}
            waitingText="Записываем"
          >
            Записать
          </Button>
        </Form>
      </details>
    </div>
  );
}
