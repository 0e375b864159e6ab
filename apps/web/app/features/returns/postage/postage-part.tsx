import { Form } from 'react-router';
import type { Return } from '@yahont/contracts/returns/returns.ts';
import { messageFilesFault, SUPPORT_FILES } from '@yahont/values/leads/support-files.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import { FileField } from '#app/ui/files/file-field.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import text from '#app/ui/text/text.module.css';
import type { PostageRefused } from './ask-for-postage.server.ts';
import { FILES, isAmount } from './postage-values.ts';
import styles from './postage-part.module.css';

type Props = Pick<Return, 'postage' | 'postageMost'> & { refused: PostageRefused | null };

/** The postage of a faulty piece: the sum and the receipt, or the decision about them. */
export function PostagePart({ postage, postageMost, refused }: Props) {
  const isSending = useSentIntent() === 'postage';
  if (postage === null && postageMost === null) return null;
  return (
    <section className={styles.root} aria-labelledby="postage">
      <h2 id="postage" className={styles.title}>
        Почтовые расходы
      </h2>
      {postage !== null && <p className={text.muted}>{postageText(postage)}</p>}
      {postageMost !== null && (
        <Form method="post" className={styles.form} encType="multipart/form-data" noValidate>
          <ServerRefusals names={refused?.wrong}>
            <Field
              label="Сколько взяла почта, ₽"
              name="amount"
              inputMode="decimal"
              defaultValue={refused?.values.amount ?? ''}
              isValid={isAmount}
              reason={nbsp('Впишите сумму из квитанции в рублях')}
              required
            />
            <FileField
              name={FILES}
              label="Квитанция"
              help={`Снимок или ПДФ. Вернём не больше ${formatRoubles(postageMost)}`}
              isMultiple={false}
              types={SUPPORT_FILES.types}
              faultOf={messageFilesFault}
            />
          </ServerRefusals>
          <Button type="submit" name="intent" value="postage" isWaiting={isSending} waitingText="Отправляем">
            {postage === null ? 'Отправить квитанцию' : 'Заменить квитанцию'}
          </Button>
          <FormStatus done={null} failure={isSending ? null : (refused?.problem ?? null)} />
        </Form>
      )}
    </section>
  );
}

function postageText({ asked, paid, way }: NonNullable<Return['postage']>): string {
  if (paid === null)
    return `Квитанция на\u00A0${formatRoubles(asked)} у\u00A0нас. Вернём, когда подтвердим брак.`;
  return `Вернули ${formatRoubles(paid)}${way === 'cash' ? ' наличными' : ' переводом'}.`;
}
