import { useFetcher } from 'react-router';
import { BirthDateField } from '#app/ui/fields/birth-date-field.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { ConsentField } from '#app/shop/parts/consent-field.tsx';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { Refusal } from './refusal.tsx';
import type { RegistrationResult } from './registration-action.server.ts';
import { RegistrationCode } from './registration-code.tsx';
import { RegistrationDone } from './registration-done.tsx';
import { REGISTRATION } from './registration-values.ts';
import { useAwaited } from '#app/base/forms/use-awaited.ts';
import { useCodeRequest } from './use-code-request.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './registration.module.css';

type Props = {
  /** Page whose action handles the forms. */
  action: string;
  /** SPEC 5.8: whether the form is on a promo landing page. */
  isPromo: boolean;
  /** Result of a form sent without JavaScript. */
  result: RegistrationResult | undefined;
};

/** Registration by a form and an SMS code, in two steps in one place. */
export function RegistrationForm({ action, isPromo, result }: Props) {
  const fetcher = useFetcher<RegistrationResult>({ key: 'registration' });
  const request = useCodeRequest({ action, fetcherKey: 'registration', isRight: REGISTRATION.isValid });
  const state = fetcher.data ?? result;
  const isAwaited = useAwaited(fetcher);
  const isBusy = isAwaited || request.isAsking;
  if (state?.step === 'done') return <RegistrationDone redirectUrl={state.redirectUrl} />;
  if (state?.step === 'code')
    return <RegistrationCode action={action} isPromo={isPromo} state={state} isBusy={isBusy} />;
  const problem = request.problem ?? state?.problem ?? null;
  const values = state?.values ?? REGISTRATION.empty;
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={styles.root}
      noValidate
      onSubmit={request.onSubmit}
    >
      {isPromo && <input type="hidden" name="isPromo" value="1" />}
      <ServerRefusals names={problem?.wrong}>
        <div className={form.fields}>
          <NameField part="name" defaultValue={values.name} />
          <NameField part="lastName" defaultValue={values.lastName} />
          <NameField part="surName" defaultValue={values.surName} />
          <BirthDateField defaultValue={values.birthDate} />
          <PhoneField
            required
            defaultValue={values.phone}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- back from the code, the phone is what one came to change
            autoFocus={state?.problem === null}
          />
          <EmailField defaultValue={values.email} />
        </div>
        <ConsentField name="acceptsPersonalData" defaultChecked={values.acceptsPersonalData !== ''}>
          Даю согласие на&nbsp;обработку <A href="/politika/soglasie/">персональных данных</A>
        </ConsentField>
      </ServerRefusals>
      <Refusal problem={problem} />
      <Button
        type="submit"
        name="intent"
        value="register-code"
        size="big"
        isWaiting={isBusy}
        waitingText="Отправляем"
        className={styles.button}
      >
        Получить код
      </Button>
      {request.captchaElement}
    </fetcher.Form>
  );
}
