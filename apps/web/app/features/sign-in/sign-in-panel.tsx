import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { ChangePhone } from './change-phone.tsx';
import { LazyPasskeyEntry } from './passkeys/lazy-passkey-entry.tsx';
import { Refusal } from './refusal.tsx';
import { ResendCode, useResends } from './code/resend-code.tsx';
import { SentCode } from './code/sent-code.tsx';
import type { SignInResult } from './sign-in-action.server.ts';
import { PHONE } from './sign-in-values.ts';
import { SmsCodeField } from './code/sms-code-field.tsx';
import { useAwaited } from './use-awaited.ts';
import { useCodeRequest } from './use-code-request.ts';
import { WaysFields } from './code/ways-fields.tsx';
import styles from './sign-in-panel.module.css';

type Props = {
  /** Page whose action handles the forms. */
  action: string;
  /** Address of this site to open after sign-in. */
  next: string;
  /** Why sign-in is needed here. */
  lead: string;
  /** Text of the last button: «Войти и оформить». */
  signInText: string;
  /** Result of a form sent without JavaScript. */
  result: SignInResult | undefined;
};

/** Sign-in by phone and SMS code, in two steps of one panel. */
export function SignInPanel({ action, next, lead, signInText, result }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<SignInResult>({ key: 'sign-in' });
  const request = useCodeRequest({ action, fetcherKey: 'sign-in', isRight: PHONE.isValid });
  const state = fetcher.data ?? result;
  const isAwaited = useAwaited(fetcher);
  const isBusy = isAwaited || request.isAsking;
  if (state?.step === 'code')
    return <CodeStep action={action} next={next} signInText={signInText} state={state} isBusy={isBusy} />;
  const before = state?.step === 'phone' ? state : null;
  const problem = request.problem ?? before?.problem ?? null;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      className={styles.root}
      noValidate
      onSubmit={request.onSubmit}
    >
      <p className={styles.lead}>{lead}</p>
      <ServerRefusals names={problem?.wrong}>
        <PhoneField
          required
          // The browser offers passkeys in the same list as phones.
          autoComplete="tel webauthn"
          defaultValue={before?.phone ?? ''}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- back from the code, the phone is what one came to change
          autoFocus={before?.problem === null}
        />
      </ServerRefusals>
      <Refusal problem={problem} />
      <Button
        type="submit"
        name="intent"
        value="code"
        size="big"
        isWide
        isWaiting={isBusy}
        waitingText="Отправляем"
      >
        Получить код
      </Button>
      <LazyPasskeyEntry form={form} action={action} next={next} isBusy={isBusy} />
      {request.captchaElement}
    </fetcher.Form>
  );
}

type CodeProps = Pick<Props, 'action' | 'next' | 'signInText'> & {
  state: Extract<SignInResult, { step: 'code' }>;
  isBusy: boolean;
};

function CodeStep({ action, next, signInText, state, isBusy }: CodeProps) {
  const fetcher = useFetcher<SignInResult>({ key: 'sign-in' });
  const request = useCodeRequest({ action, fetcherKey: 'sign-in', isRight: PHONE.isValid });
  const resends = useResends(state);
  const { phone } = state;
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
        <SmsCodeField key={resends} way={state.way} problem={problem} />
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
        <WaysFields way={state.way} ways={state.ways} />
        <ResendCode answer={state} resends={resends} />
      </fetcher.Form>
      {request.captchaElement}
    </div>
  );
}
