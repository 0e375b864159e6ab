import { Form, useSubmit } from 'react-router';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import text from '#app/ui/text/text.module.css';
import type { ListResult } from './list-action.server.ts';
import { listRefusalText } from './list-refusal.ts';
import { HINT } from './list-values.ts';
import styles from './lists.module.css';

type Props = { id: number; isHinted: boolean; result: ListResult | undefined };

/** The one hint of a list: an address, and nothing else that reaches it. */
export function HintForm({ id, isHinted, result }: Props) {
  const submit = useSubmit();
  const captcha = useCaptchaForm({
    isValid: HINT.isValid,
    submit: (form) => void submit(form, { method: 'post' }),
  });
  const isSending = useSentIntent() === 'hint' || captcha.isAsking;
  const refused = result?.ok === false && result.intent === 'hint' ? result : undefined;
  const refusal = captcha.isUnavailable ? { code: 'captcha-unavailable' } : (refused?.refusal ?? null);
  if (isHinted) return <p className={styles.hinted}>{nbsp('Намёк отправлен. Второго не будет.')}</p>;
  return (
    <Disclosure title="Намекнуть" isOpen={refused !== undefined} group="list-tools">
      <Form method="post" className={styles.form} noValidate onSubmit={captcha.onSubmit}>
        <p className={text.note}>
          {nbsp('Одно письмо одному человеку, без вашего имени. Второго не отправим, даже если попросите.')}
        </p>
        <input type="hidden" name="intent" value="hint" />
        <input type="hidden" name="list" value={id} />
        <ServerRefusals names={refused?.wrong}>
          <EmailField label="Кому" required defaultValue={refused?.values['email'] ?? ''} />
        </ServerRefusals>
        <Button type="submit" isWide isWaiting={isSending} waitingText="Отправляем">
          Отправить намёк
        </Button>
        <FormStatus done={null} failure={refusal === null ? null : listRefusalText(refusal)} />
        {captcha.captchaElement}
      </Form>
    </Disclosure>
  );
}
