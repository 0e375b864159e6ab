import { isMessage, MESSAGE_MAX_LENGTH } from '@yahont/values/form-rules.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TOPICS } from './support-values.ts';
import styles from './message.module.css';

type Props = {
  values: { topic: string; email: string; message: string };
  /** Text about what happens without an e-mail address for the answer. */
  withoutEmail: string;
};

/** Topic, e-mail address for the answer, and the question itself. */
export function MessageFields({ values, withoutEmail }: Props) {
  return (
    <>
      <SelectField
        label="О&nbsp;чём вопрос"
        name="topic"
        defaultValue={values.topic}
        isValid={isChosen}
        reason={nbsp('Выберите, о чём вопрос')}
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
      <EmailField label="Почта для&nbsp;ответа" defaultValue={values.email} help={withoutEmail} />
      <TextAreaField
        className={styles.wide}
        label="Сообщение"
        name="message"
        rows={6}
        maxLength={MESSAGE_MAX_LENGTH}
        defaultValue={values.message}
        isValid={isMessage}
        required
        help="О&nbsp;заказе или&nbsp;украшении быстрее ответим, если&nbsp;есть номер или&nbsp;артикул"
      />
    </>
  );
}

function isChosen(value: string): boolean {
  return value !== '';
}
