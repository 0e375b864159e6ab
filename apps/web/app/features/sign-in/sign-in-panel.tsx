import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { CodeStep } from './steps/code-step.tsx';
import { ConsentStep } from './steps/consent-step.tsx';
import { SignInConsent } from './steps/sign-in-consent.tsx';
import { LazyPasskeyEntry } from './passkeys/lazy-passkey-entry.tsx';
import { Refusal } from './refusal.tsx';
import type { SignInResult } from './sign-in-action.server.ts';
import { PHONE } from './sign-in-values.ts';
import { useAwaited } from '#app/base/forms/use-awaited.ts';
import { useCodeRequest } from './use-code-request.ts';
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

/** Sign-in by phone and SMS code, in steps of one panel. */
export function SignInPanel({ action, next, lead, signInText, result }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<SignInResult>({ key: 'sign-in' });
  const request = useCodeRequest({ action, fetcherKey: 'sign-in', isRight: PHONE.isValid });
  const state = fetcher.data ?? result;
  const isAwaited = useAwaited(fetcher);
  const isBusy = isAwaited || request.isAsking;
  const shared = { action, next, signInText, isBusy };
  if (state?.step === 'code') return <CodeStep {...shared} state={state} />;
  if (state?.step === 'consent') return <ConsentStep {...shared} state={state} />;
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
      <SignInConsent isTicked={before?.accepts ?? false} />
      <LazyPasskeyEntry form={form} action={action} next={next} isBusy={isBusy} />
      {request.captchaElement}
    </fetcher.Form>
  );
}
