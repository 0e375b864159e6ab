import { useFetcher } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { ChangePhone } from './change-phone.tsx';
import type { RegistrationResult } from './registration-action.server.ts';
import type { RegistrationValues } from './registration-values.ts';
import { ResendCode, useResends } from './code/resend-code.tsx';
import { SentCode } from './code/sent-code.tsx';
import { SmsCodeField } from './code/sms-code-field.tsx';
import { useCodeRequest } from './use-code-request.ts';
import { WaysFields } from './code/ways-fields.tsx';
import styles from './registration.module.css';

type Props = {
  action: string;
  isPromo: boolean;
  state: Extract<RegistrationResult, { step: 'code' }>;
  isBusy: boolean;
};

/** The second step: the code, with all values typed before. */
export function RegistrationCode({ action, isPromo, state, isBusy }: Props) {
  const fetcher = useFetcher<RegistrationResult>({ key: 'registration' });
  const request = useCodeRequest({ action, fetcherKey: 'registration', isRight: () => true });
  const resends = useResends(state);
  const { values } = state;
  const problem = request.problem ?? state.problem;
  return (
    <div className={styles.root}>
      <fetcher.Form method="post" action={action} className={styles.code} noValidate>
        <p>
          <SentCode way={state.way} ways={state.ways} phone={values.phone} />
        </p>
        <WaysFields way={state.way} ways={state.ways} />
        <Typed values={values} isPromo={isPromo} />
        <SmsCodeField key={resends} way={state.way} problem={problem} isBusy={isBusy} />
        <Button
          type="submit"
          name="intent"
          value="register"
          size="big"
          isWaiting={isBusy}
          waitingText="Проверяем"
          className={styles.button}
        >
          Зарегистрироваться
        </Button>
        <ChangePhone />
      </fetcher.Form>
      <fetcher.Form method="post" action={action} onSubmit={request.onSubmit}>
        <Typed values={values} isPromo={isPromo} />
        <input type="hidden" name="intent" value="register-code" />
        <WaysFields way={state.way} ways={state.ways} />
        <ResendCode answer={state} resends={resends} />
      </fetcher.Form>
      {request.captchaElement}
    </div>
  );
}

function Typed({ values, isPromo }: { values: RegistrationValues; isPromo: boolean }) {
  return (
    <>
      {isPromo && <input type="hidden" name="isPromo" value="1" />}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
