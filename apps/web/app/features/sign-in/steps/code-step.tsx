import { useFetcher } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { ChangePhone } from '../change-phone.tsx';
import { ResendCode, useResends } from '../code/resend-code.tsx';
import { SentCode } from '../code/sent-code.tsx';
import { SmsCodeField } from '../code/sms-code-field.tsx';
import { WaysFields } from '../code/ways-fields.tsx';
import type { SignInResult } from '../sign-in-action.server.ts';
import { PHONE } from '../sign-in-values.ts';
import { useCodeRequest } from '../use-code-request.ts';
import { GivenConsent } from './sign-in-consent.tsx';
import type { StepProps } from './step-props.ts';
import styles from '../sign-in-panel.module.css';

/** The step with the code field and its resend button. */
export function CodeStep({ action, next, signInText, state, isBusy }: StepProps<'code'>) {
  const fetcher = useFetcher<SignInResult>({ key: 'sign-in' });
  const request = useCodeRequest({ action, fetcherKey: 'sign-in', isRight: PHONE.isValid });
  const resends = useResends(state);
  const { phone, accepts } = state;
  const problem = request.problem ?? state.problem;
  return (
    <div className={styles.root}>
      <fetcher.Form method="post" action={action} className={styles.form} noValidate>
        <p className={styles.lead}>
          <SentCode way={state.way} ways={state.ways} phone={phone} />
        </p>
        <WaysFields way={state.way} ways={state.ways} />
        <input type="hidden" name="phone" value={phone} />
        <input type="hidden" name="next" value={next} />
        <GivenConsent isTicked={accepts} />
        <SmsCodeField key={resends} way={state.way} problem={problem} isBusy={isBusy} />
        <Button
          type="submit"
          name="intent"
          value="sign-in"
          size="big"
          isWide
          isWaiting={isBusy}
          waitingText="Проверяем"
        >
          {signInText}
        </Button>
        <ChangePhone />
      </fetcher.Form>
      <fetcher.Form method="post" action={action} onSubmit={request.onSubmit}>
        <input type="hidden" name="phone" value={phone} />
        <input type="hidden" name="intent" value="code" />
        <GivenConsent isTicked={accepts} />
        <WaysFields way={state.way} ways={state.ways} />
        <ResendCode answer={state} resends={resends} />
      </fetcher.Form>
      {request.captchaElement}
    </div>
  );
}
