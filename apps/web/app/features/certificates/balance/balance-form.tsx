import { useState, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { CERTIFICATE_CODE_MAX_LENGTH, isCertificateCode } from '@yahont/values/certificates/code.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { CaptchaFailed } from '#app/lib/captcha/captcha-failed.ts';
import { useCaptcha } from '#app/lib/captcha/use-captcha.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { balanceMessage } from '../messages.ts';
import { BALANCE } from './balance-values.ts';
import type { BalanceResult } from './balance.server.ts';
import styles from './balance-form.module.css';

type Props = {
  /** Page whose action answers. */
  action: string;
  /** Answer to a form sent without JavaScript. */
  result: BalanceResult | undefined;
};

/** How much a certificate has left, by its code. Without JavaScript it is asked without a captcha token. */
export function BalanceForm({ action, result }: Props) {
  const fetcher = useFetcher<BalanceResult>({ key: 'certificate-balance' });
  const captcha = useCaptcha();
  const [isAsking, setAsking] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);
  const isSending = fetcher.state !== 'idle' || isAsking;
  const answer = fetcher.data ?? result;

  async function send(data: FormData): Promise<void> {
    setAsking(true);
    setUnavailable(false);
    try {
      data.set('smart-token', await captcha.ask());
      await fetcher.submit(data, { method: 'post', action });
    } catch (error) {
      if (!(error instanceof CaptchaFailed)) throw error;
      if (error.reason === 'unavailable') setUnavailable(true);
    } finally {
      setAsking(false);
    }
  }
  function press(event: SubmitEvent<HTMLFormElement>): void {
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    // A mistyped code is sent without a captcha, and the answer marks its field.
    if (!BALANCE.isValid(data)) return;
    event.preventDefault();
    if (!isSending) void send(data);
  }

  return (
    <section className={styles.root} id="ostatok" aria-labelledby="balance-title">
      <div>
        <h2 id="balance-title" className={styles.title}>
          Сколько осталось
        </h2>
        <p className={styles.lead}>
          Код&nbsp;— в&nbsp;письме, в&nbsp;СМС или&nbsp;на&nbsp;распечатанной карте.
        </p>
      </div>
      <fetcher.Form method="post" action={action} className={styles.form} noValidate onSubmit={press}>
        <ServerRefusals names={answer?.wrong}>
          <Field
            label="Код сертификата"
            name="code"
            defaultValue={answer?.code}
            placeholder="0000-0000-0000-0000-0000"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={CERTIFICATE_CODE_MAX_LENGTH}
            isValid={isCertificateCode}
          />
        </ServerRefusals>
        <Button
          variant="ghost"
          type="submit"
          name="intent"
          value="balance"
          className={styles.ask}
          isWaiting={isSending}
        >
          Узнать остаток
        </Button>
        <p className={styles.answer} role="status">
          {!isSending && answerText(answer, isUnavailable)}
        </p>
        {captcha.element}
      </fetcher.Form>
    </section>
  );
}

function answerText(answer: BalanceResult | undefined, isUnavailable: boolean): string {
  if (isUnavailable) return balanceMessage({ code: 'captcha-failed' });
  if (answer?.found) {
    const { balance, expiresAt } = answer.found;
    return `Осталось ${formatRoubles(balance)}, потратить можно до\u00A0${formatDate(expiresAt.slice(0, 10))} года`;
  }
  return answer?.refusal ? balanceMessage(answer.refusal) : '';
}
