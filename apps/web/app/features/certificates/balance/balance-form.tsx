import { useFetcher } from 'react-router';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { useCaptchaForm } from '#app/lib/captcha/use-captcha-form.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { AskPanel } from '#app/shop/parts/ask-panel.tsx';
import { CodeField } from '../code-field.tsx';
import { balanceMessage } from '../messages.ts';
import { BALANCE } from './balance-values.ts';
import type { BalanceResult } from './balance.server.ts';
import styles from '#app/shop/parts/ask-panel.module.css';

type Props = {
  /** The page whose action handles the form. */
  action: string;
  /** Answer to a form sent without JavaScript. */
  result: BalanceResult | undefined;
};

/** Shows the balance of a certificate, by its code. Without JavaScript the form has no captcha token. */
export function BalanceForm({ action, result }: Props) {
  const fetcher = useFetcher<BalanceResult>({ key: 'certificate-balance' });
  const captcha = useCaptchaForm({
    isValid: BALANCE.isValid,
    submit: (form) => void fetcher.submit(form, { method: 'post', action }),
  });
  const isSending = fetcher.state !== 'idle' || captcha.isAsking;
  const answer = fetcher.data ?? result;

  return (
    <AskPanel
      id="ostatok"
      title="Сколько осталось"
      lead={<>Код&nbsp;— в&nbsp;письме, в&nbsp;СМС или&nbsp;на&nbsp;распечатанной карте.</>}
    >
      <fetcher.Form
        method="post"
        action={action}
        className={styles.form}
        noValidate
        onSubmit={captcha.onSubmit}
      >
        <ServerRefusals names={answer?.wrong}>
          <CodeField code={answer?.code} />
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
          {!isSending && answerText(answer, captcha.isUnavailable)}
        </p>
        {captcha.captchaElement}
      </fetcher.Form>
    </AskPanel>
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
