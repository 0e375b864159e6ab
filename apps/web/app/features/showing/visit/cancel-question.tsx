import { Form, useNavigation } from 'react-router';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { visitRefusalText } from '../showing-refusal.ts';
import styles from './visit.module.css';

type Props = { action: string; backHref: string; refusal: Refusal | null };

/** Asks before an appointment is cancelled. */
export function CancelQuestion({ action, backHref, refusal }: Props) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <section className={styles.question}>
      <h2 className={styles.title}>Отменить визит?</h2>
      <p>{nbsp('Время займёт кто-то другой. Если планы изменились, визит можно и перенести.')}</p>
      <Form method="post" action={action} className={styles.actions}>
        <Button type="submit" name="intent" value="cancel" isWaiting={isSending} waitingText="Отменяем">
          Да, отменить
        </Button>
        <ButtonLink href={backHref} variant="ghost">
          Оставить
        </ButtonLink>
      </Form>
      <FormStatus done={null} failure={refusal === null || isSending ? null : visitRefusalText(refusal)} />
    </section>
  );
}
