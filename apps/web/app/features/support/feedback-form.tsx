import { useFetcher } from 'react-router';
import { normalisePhone } from '@yahont/values/phone.ts';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ConsentField } from '#app/ui/shop/consent-field.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import type { FeedbackResult } from './feedback-action.server.ts';
import { FEEDBACK } from './feedback-values.ts';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { MessageFields } from './message-fields.tsx';
import { MessageSent } from './message-sent.tsx';
import { refusalText, type MessageRefusal } from './support-refusal.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './message.module.css';

type Props = {
  /** Page whose action handles the form. */
  action: string;
  /** Result of a form sent without JavaScript. */
  result: FeedbackResult | undefined;
};

const UNAVAILABLE: MessageRefusal = { code: 'captcha-unavailable', retryAfter: 0 };

/** A question to the shop, which needs no account. Without JavaScript it is sent without a captcha token. */
export function FeedbackForm({ action, result }: Props) {
  const fetcher = useFetcher<FeedbackResult>({ key: 'feedback' });
  const captcha = useCaptchaForm({
    isValid: FEEDBACK.isValid,
    submit: (form) => void fetcher.submit(form, { method: 'post', action }),
  });
  const isSending = fetcher.state !== 'idle' || captcha.isAsking;
  const state = fetcher.data ?? result;
  if (state?.ok) {
    const phone = normalisePhone(state.phone) ?? state.phone;
    return <MessageSent id={state.id} email={state.email} phone={phone} action={action} />;
  }

  const values = state?.values ?? FEEDBACK.empty;
  const refusal = captcha.isUnavailable ? UNAVAILABLE : (state?.refusal ?? null);
  return (
    <fetcher.Form
      method="post"
      action={action}
      className={styles.root}
      noValidate
      onSubmit={captcha.onSubmit}
    >
      <ServerRefusals names={state?.wrong}>
        <div className={form.fields}>
          <NameField part="name" defaultValue={values.name} />
          <PhoneField required defaultValue={values.phone} />
          <MessageFields values={values} withoutEmail="Если не&nbsp;указать, позвоним" />
        </div>
        <ConsentField name="acceptsPersonalData" defaultChecked={values.acceptsPersonalData !== ''}>
          Даю согласие на&nbsp;обработку <A href="/politika/">персональных данных</A>
        </ConsentField>
      </ServerRefusals>
      <div className={form.end}>
        <Button type="submit" name="intent" value="feedback" isWaiting={isSending} waitingText="Отправляем">
          Отправить
        </Button>
        <FormStatus done={null} failure={refusal === null || isSending ? null : refusalText(refusal)} />
      </div>
      {captcha.captchaElement}
    </fetcher.Form>
  );
}
