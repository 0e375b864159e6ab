import { Form } from 'react-router';
import type { User } from '@yahont/contracts/accounts/user.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { MessageFields } from './message-fields.tsx';
import { MessageFiles } from './message-files.tsx';
import { MessageSent } from './message-sent.tsx';
import type { SupportResult } from './support-action.server.ts';
import { refusalText } from './support-refusal.ts';
import form from '#app/ui/fields/form.module.css';
import styles from './message.module.css';

type Props = {
  user: Pick<User, 'email' | 'phone'>;
  /** Page whose action handles the form. */
  action: string;
  result: SupportResult | undefined;
};

/** A question to the shop from a signed-in shopper. */
export function SupportForm({ user, action, result }: Props) {
  const isSending = useSentIntent() === 'support';
  if (result?.ok)
    return <MessageSent id={result.id} email={result.email} phone={user.phone} action={action} />;
  const values = result?.values ?? { topic: '', message: '', email: user.email ?? '' };
  const refusal = result?.refusal ?? null;
  return (
    <Form method="post" action={action} className={styles.root} encType="multipart/form-data" noValidate>
      <ServerRefusals names={result?.wrong}>
        <div className={form.fields}>
          <MessageFields
            values={values}
            withoutEmail={`Если не\u00A0указать, пришлём СМС на\u00A0${formatPhone(user.phone)}`}
          />
          <MessageFiles />
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
