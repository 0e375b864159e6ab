import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { LinkResult } from './follow-email-link.server.ts';
import styles from './confirm-email.module.css';

type Props = { token: string; result: LinkResult | undefined };

/** The last step of confirming an address: a button, so that a mail program cannot do it automatically. */
export function ConfirmEmail({ token, result }: Props) {
  const isSending = useNavigation().formMethod === 'POST';
  if (result?.kind === 'done') {
    return (
      <div className={styles.root} role="status">
        <h1 className={styles.title}>Почта подтверждена</h1>
        <p>Чеки и&nbsp;ответы на&nbsp;ваши вопросы будут приходить на&nbsp;{result.email}.</p>
        <ButtonLink href="/personal/detail/">Открыть профиль</ButtonLink>
      </div>
    );
  }
  if (token === '' || result?.kind === 'ended') {
    return (
      <div className={styles.root} role="status">
        <h1 className={styles.title}>Ссылка больше не&nbsp;действует</h1>
        <p>Она срабатывает один раз и&nbsp;живёт сутки. Новую можно запросить в&nbsp;профиле.</p>
        <ButtonLink href="/personal/detail/">Открыть профиль</ButtonLink>
      </div>
    );
  }
  return (
    <Form method="post" className={styles.root}>
      <h1 className={styles.title}>Подтвердите почту</h1>
      <p>Осталось нажать кнопку: так мы&nbsp;убедимся, что письмо открыли именно вы.</p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="big" isWaiting={isSending} waitingText="Подтверждаем">
        Подтвердить
      </Button>
      {result?.kind === 'failed' && (
        <p className={styles.problem} role="alert">
          Не&nbsp;получилось. Попробуйте ещё раз через минуту.
        </p>
      )}
    </Form>
  );
}
