import { useFetcher } from 'react-router';
import { formatPhone, normalisePhone } from '@yahont/values/phone.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PhoneField } from '#app/ui/phone-field.tsx';
import { signInMessage } from './messages.ts';
import { ResendCode } from './resend-code.tsx';
import type { SignInResult } from './sign-in-action.server.ts';
import styles from './sign-in-panel.module.css';

type Props = {
  /** Page whose action takes the forms. */
  action: string;
  /** Where the signed-in shopper goes; an address of this site. */
  next: string;
  /** Why one signs in here. */
  lead: string;
  /** On the last button: «Войти и оформить». */
  signInText: string;
  /** Result of a form sent without JavaScript. */
  result: SignInResult | undefined;
};

/** Sign-in by phone and a code from an SMS, in two steps of one panel. */
export function SignInPanel({ action, next, lead, signInText, result }: Props) {
  const fetcher = useFetcher<SignInResult>({ key: 'sign-in' });
  const state = fetcher.data ?? result;
  const isBusy = fetcher.state !== 'idle';
  if (state?.step === 'code')
    return <CodeStep action={action} next={next} signInText={signInText} state={state} isBusy={isBusy} />;
  const problem = state?.step === 'phone' ? state.problem : null;
  return (
    <fetcher.Form method="post" action={action} className={styles.root} noValidate>
      <p className={styles.lead}>{lead}</p>
      <PhoneField
        required
        defaultValue={state?.step === 'phone' ? state.phone : ''}
        hasError={problem?.code === 'validation'}
      />
      {problem && problem.code !== 'validation' && (
        <p className={styles.problem} role="alert">
          {signInMessage(problem)}
        </p>
      )}
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
    </fetcher.Form>
  );
}

type CodeProps = Pick<Props, 'action' | 'next' | 'signInText'> & {
  state: Extract<SignInResult, { step: 'code' }>;
  isBusy: boolean;
};

function CodeStep({ action, next, signInText, state, isBusy }: CodeProps) {
  const fetcher = useFetcher<SignInResult>({ key: 'sign-in' });
  const { phone, problem, retryAfter } = state;
  const shownPhone = formatPhone(normalisePhone(phone) ?? phone);
  return (
    <div className={styles.root}>
      <fetcher.Form method="post" action={action} className={styles.form} noValidate>
        <p className={styles.lead}>Отправили код на {shownPhone}</p>
        <input type="hidden" name="phone" value={phone} />
        <input type="hidden" name="next" value={next} />
        <Field
          label="Код из СМС"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{4}"
          maxLength={4}
          required
          // eslint-disable-next-line jsx-a11y/no-autofocus -- it has come in place of the field with the focus, and the code is typed next
          autoFocus
          hasError={problem?.code === 'validation'}
          isValid={(value) => value === '' || /^\d{4}$/.test(value)}
        />
        {problem && problem.code !== 'validation' && (
          <p className={styles.problem} role="alert">
            {signInMessage(problem)}
          </p>
        )}
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
      </fetcher.Form>
      <fetcher.Form method="post" action={action}>
        <input type="hidden" name="phone" value={phone} />
        <ResendCode key={retryAfter} seconds={retryAfter} />
      </fetcher.Form>
    </div>
  );
}
