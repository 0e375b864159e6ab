import { Form, useNavigation } from 'react-router';
import type { User } from '@yahont/contracts/visitors.ts';
import { isMessage, MESSAGE_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/email-field.tsx';
import { ServerRefusals } from '#app/ui/refused-fields.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextAreaField } from '#app/ui/text-area-field.tsx';
import { FormStatus } from './form-status.tsx';
import { MessageSent } from './message-sent.tsx';
import type { SupportResult } from './support-action.server.ts';
import { refusalText } from './support-refusal.ts';
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
  if (result?.ok)
    return <MessageSent id={result.id} email={result.email} phone={user.phone} action={action} />;
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

function isChosen(value: string): boolean {
  return value !== '';
}
