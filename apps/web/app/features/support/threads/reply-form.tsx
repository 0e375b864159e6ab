import { Form, useNavigation } from 'react-router';
import { REPLY_MAX } from '@yahont/contracts/wire/limits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { MessageFiles } from '../message-files.tsx';
import { refusalText } from '../support-refusal.ts';
import { isReply } from './reply-values.ts';
import type { ReplyResult } from './reply-action.server.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './reply-form.module.css';

type Props = { isClosed: boolean; result: ReplyResult | undefined };

/** The form for the shopper's next message. */
export function ReplyForm({ isClosed, result }: Props) {
  const sent = useNavigation().formData;
  const isSending = sent?.get('intent') === 'reply' && sent.has('text');
  const refused = result?.ok === false ? result : null;
  return (
    <Form method="post" className={styles.root} encType="multipart/form-data" noValidate>
      <ServerRefusals names={refused?.wrong}>
        <TextAreaField
          label={isClosed ? 'Написать снова' : 'Сообщение'}
          name="text"
          rows={3}
          maxLength={REPLY_MAX}
          defaultValue={refused?.values.text ?? ''}
          isValid={isReply}
          reason={nbsp('Напишите хотя бы слово')}
          required
        />
        <MessageFiles />
      </ServerRefusals>
      <div className={form.end}>
        <Button type="submit" name="intent" value="reply" isWaiting={isSending} waitingText="Отправляем">
          Отправить
        </Button>
        <FormStatus
          done={null}
          failure={refused?.refusal && !isSending ? refusalText(refused.refusal) : null}
        />
      </div>
    </Form>
  );
}
