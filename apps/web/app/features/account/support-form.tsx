import { Form, useNavigation } from 'react-router';
import type { User } from '@yahont/contracts/visitors.ts';
import { isMessage, MESSAGE_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { countOf } from '@yahont/values/plural.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/email-field.tsx';
import { A } from '#app/ui/link.tsx';
import { ServerRefusals } from '#app/ui/refused-fields.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { FormStatus } from './form-status.tsx';
import type { SupportResult } from './support-action.server.ts';
import { TOPICS } from './support-values.ts';
import form from '#app/ui/form.module.css';
import styles from './account-form.module.css';

type Props = {
  user: Pick<User, 'email' | 'phone'>;
  /** Page whose action takes the form. */
  action: string;
  result: SupportResult | undefined;
};

/** A question to the shop from whoever is signed in. */
export function SupportForm({ user, action, result }: Props) {
  const isSending = useNavigation().formData?.get('intent') === 'support';
  if (result?.ok) return <Sent result={result} phone={user.phone} action={action} />;
  const { topic, message, email } = result?.values ?? { topic: '', message: '', email: user.email ?? '' };
  const refusal = result?.refusal ?? null;
  return (
    <Form method="post" action={action} className={styles.root} noValidate>
      <ServerRefusals names={result?.wrong}>
        <div className={form.fields}>
          <SelectField
            label="О&nbsp;чём вопрос"
            name="topic"
            defaultValue={topic}
            isValid={isChosen}
            required
          >
            <option value="" disabled>
              Выберите тему
            </option>
            {TOPICS.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <EmailField
            label="Почта для&nbsp;ответа"
            defaultValue={email}
            help={`Если не\u00A0указать, позвоним: ${formatPhone(user.phone)}`}
          />
          <TextAreaField
            className={styles.wide}
            label="Сообщение"
            name="message"
            rows={6}
            maxLength={MESSAGE_MAX_LENGTH}
            defaultValue={message}
            isValid={isMessage}
            required
            help="О&nbsp;заказе или&nbsp;украшении быстрее ответим, если&nbsp;есть номер или&nbsp;артикул"
          />
        </div>
      </ServerRefusals>
      <div className={form.end}>
        <Button type="submit" name="intent" value="support" isWaiting={isSending} waitingText="Отправляем">
          Отправить
        </Button>
        <FormStatus done={null} failure={refusal === null || isSending ? null : refusalText(refusal)} />
      </div>
    </Form>
  );
}

type SentProps = { result: Extract<SupportResult, { ok: true }>; phone: string; action: string };

function Sent({ result: { id, email }, phone, action }: SentProps) {
  const where = email === '' ? `Позвоним на\u00A0${formatPhone(phone)}` : `Ответим на\u00A0${email}`;
  return (
    <div className={styles.done} role="status">
      <p className={styles.doneTitle}>Обращение №&nbsp;{id} принято</p>
      <p className={styles.note}>
        {where}. Если&nbsp;будете звонить сами, назовите этот номер. <A href={action}>Написать ещё</A>
      </p>
    </div>
  );
}

function isChosen(value: string): boolean {
  return value !== '';
}

function refusalText({ code, retryAfter }: { code: string; retryAfter: number }): string {
  if (code !== 'too-many-messages') return 'Не получилось отправить. Попробуйте ещё раз через минуту.';
  const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
  return `Вы написали уже несколько раз. Следующее сообщение можно отправить через ${minutes}.`;
}
