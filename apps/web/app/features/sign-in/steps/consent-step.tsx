import { useFetcher } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import { ChangePhone } from '../change-phone.tsx';
import { WaysFields } from '../code/ways-fields.tsx';
import { signInMessage } from '../messages.ts';
import { Refusal } from '../refusal.tsx';
import type { SignInResult } from '../sign-in-action.server.ts';
import { CONSENT } from '../sign-in-values.ts';
import type { StepProps } from './step-props.ts';
import styles from '../sign-in-panel.module.css';

/**
 * The last question to a new customer whose code was right; the form keeps the code, so that it is not typed
 * again.
 */
export function ConsentStep({ action, next, signInText, state, isBusy }: StepProps<'consent'>) {
  const fetcher = useFetcher<SignInResult>({ key: 'sign-in' });
  const { phone, code, problem } = state;
  return (
    <fetcher.Form method="post" action={action} className={styles.root} noValidate>
      <p className={styles.lead}>
        Код подошёл. Номер новый&nbsp;— заведём по&nbsp;нему кабинет, это последний вопрос.
      </p>
      <WaysFields way={state.way} ways={state.ways} />
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="next" value={next} />
      <ServerRefusals names={problem.wrong}>
        <ConsentField name={CONSENT} value="on" reason={signInMessage(problem)}>
          Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>
        </ConsentField>
      </ServerRefusals>
      <Refusal problem={problem} />
      <Button
        type="submit"
        name="intent"
        value="sign-in"
        size="big"
        isWide
        isWaiting={isBusy}
        waitingText="Заводим"
      >
        {signInText}
      </Button>
      <ChangePhone />
    </fetcher.Form>
  );
}
