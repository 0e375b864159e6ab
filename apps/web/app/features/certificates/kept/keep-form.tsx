import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { AskPanel } from '#app/shop/parts/ask-panel.tsx';
import panel from '#app/shop/parts/ask-panel.module.css';
import { CodeField } from '../code-field.tsx';
import { keepMessage } from '../messages.ts';
import type { KeepAnswer } from './keep.server.ts';

type Props = { answer: KeepAnswer | undefined };

/** Activates a certificate in the account, by its code. */
export function KeepForm({ answer }: Props) {
  const { state, formData } = useNavigation();
  const isSending = state !== 'idle' && formData?.get('intent') === 'keep';
  const kept = answer?.kept;
  return (
    <AskPanel
      id="aktivaciya"
      title="Активировать"
      lead={
        <>Код&nbsp;— в&nbsp;письме, в&nbsp;СМС или&nbsp;на&nbsp;карте. Отдельного пароля к&nbsp;нему нет.</>
      }
    >
      <Form key={kept?.id ?? ''} method="post" className={panel.form} noValidate>
        <ServerRefusals names={answer?.wrong}>
          <CodeField code={answer?.code} />
        </ServerRefusals>
        <Button
          variant="ghost"
          type="submit"
          name="intent"
          value="keep"
          className={panel.ask}
          isWaiting={isSending}
        >
          Активировать
        </Button>
        <p className={panel.answer} role="status">
          {!isSending && (kept ? `Сертификат ···\u00A0${kept.lastFour} в\u00A0кабинете` : refusalOf(answer))}
        </p>
      </Form>
    </AskPanel>
  );
}

function refusalOf(answer: KeepAnswer | undefined): string {
  return answer?.refusal ? keepMessage(answer.refusal) : '';
}
