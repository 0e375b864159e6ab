import { Form, useNavigation } from 'react-router';
import type { NewsletterState } from '@yahont/contracts/leads/newsletter.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import styles from './lead-form.module.css';

type Props = { subscriber: NewsletterState };

/** The subscription behind a link. A button changes it, because mail programs open links by themselves. */
export function NewsletterPanel({ subscriber: { state, email } }: Props) {
  const isSending = useNavigation().formMethod === 'POST';
  switch (state) {
    case 'asked':
      return (
        <Form method="post" className={styles.done}>
          <h1 className={styles.doneTitle}>Подтвердите подписку</h1>
          <p className={styles.note}>
            Нажимая кнопку, вы&nbsp;соглашаетесь получать на&nbsp;{email} рекламные письма «Яхонта»: новинки
            и&nbsp;закрытые показы, не&nbsp;чаще двух в&nbsp;месяц.
          </p>
          <Button type="submit" name="intent" value="confirm" size="big" isWaiting={isSending}>
            Подтвердить подписку
          </Button>
        </Form>
      );
    case 'confirmed':
      return (
        <Form method="post" className={styles.done}>
          <h1 className={styles.doneTitle}>Подписка подтверждена</h1>
          <p className={styles.note} role="status">
            Письма приходят на&nbsp;{email}. Отказаться можно здесь в&nbsp;любой день.
          </p>
          <Button type="submit" name="intent" value="end" variant="ghost" isWaiting={isSending}>
            Отписаться
          </Button>
        </Form>
      );
    case 'ended':
      return (
        <div className={styles.done}>
          <h1 className={styles.doneTitle}>Вы отписались</h1>
          <p className={styles.note} role="status">
            Больше не&nbsp;пишем на&nbsp;{email}. Передумаете&nbsp;— оставьте адрес внизу любой страницы.
          </p>
          <ButtonLink href="/">На главную</ButtonLink>
        </div>
      );
  }
}
