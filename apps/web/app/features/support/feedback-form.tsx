import { useState, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { normalisePhone } from '@yahont/values/phone.ts';
import { CaptchaFailed } from '#app/lib/captcha/captcha-failed.ts';
import { useCaptcha } from '#app/lib/captcha/use-captcha.tsx';
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
  const captcha = useCaptcha();
  const [isAsking, setAsking] = useState(false);
  const [unavailable, setUnavailable] = useState<MessageRefusal | null>(null);
  const isSending = fetcher.state !== 'idle' || isAsking;
  const state = fetcher.data ?? result;
  if (state?.ok) {
    const phone = normalisePhone(state.phone) ?? state.phone;
    return <MessageSent id={state.id} email={state.email} phone={phone} action={action} />;
  }

  async function send(data: FormData): Promise<void> {
    setAsking(true);
    setUnavailable(null);
    try {
      data.set('smart-token', await captcha.ask());
      await fetcher.submit(data, { method: 'post', action });
    } catch (error) {
      if (!(error instanceof CaptchaFailed)) throw error;
      if (error.reason === 'unavailable') setUnavailable(UNAVAILABLE);
    } finally {
      setAsking(false);
    }
  }
  function press(event: SubmitEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    // An invalid form is sent without a captcha, and the server reports its fields.
    if (!FEEDBACK.isValid(data)) return;
    event.preventDefault();
    if (!isSending) void send(data);
  }

  const values = state?.values ?? FEEDBACK.empty;
  const refusal = unavailable ?? state?.refusal ?? null;
  return (
    <fetcher.Form method="post" action={action} className={styles.root} noValidate onSubmit={press}>
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
      {captcha.element}
    </fetcher.Form>
  );
}
