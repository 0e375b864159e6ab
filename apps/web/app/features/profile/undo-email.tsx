import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { LinkResult } from './follow-email-link.server.ts';
import styles from './confirm-email.module.css';

type Props = { token: string; result: LinkResult | undefined };

/** Undoes the change of an address: a button, so that a mail program cannot do it automatically. */
export function UndoEmail({ token, result }: Props) {
  const isSending = useNavigation().formMethod === 'POST';
  if (result?.kind === 'done')
    return (
      <div className={styles.root} role="status">
        <h1 className={styles.title}>Адрес вернули</h1>
        <p>
          В&nbsp;кабинете снова {result.email}. Мы&nbsp;закрыли вход на&nbsp;всех устройствах: войдите заново
          по&nbsp;номеру телефона.
        </p>
        <ButtonLink href="/">На главную</ButtonLink>
      </div>
    );
  if (token === '' || result?.kind === 'ended')
    return (
      <div className={styles.root} role="status">
        <h1 className={styles.title}>Ссылка больше не&nbsp;действует</h1>
        <p>Она срабатывает один раз и&nbsp;живёт семь дней. Если почту сменили не&nbsp;вы, позвоните нам.</p>
        <ButtonLink href="/about/contacts/">Контакты</ButtonLink>
      </div>
    );
  return (
    <Form method="post" className={styles.root}>
      <h1 className={styles.title}>Вернуть прежнюю почту</h1>
      <p>
        Почту в&nbsp;кабинете сменили, и&nbsp;это были не&nbsp;вы? Нажмите кнопку: мы&nbsp;вернём этот адрес
        и&nbsp;закроем вход на&nbsp;всех устройствах.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="big" isWaiting={isSending} waitingText="Возвращаем">
        Вернуть
      </Button>
      {result?.kind === 'failed' && (
        <p className={styles.problem} role="alert">
          Не&nbsp;получилось. Попробуйте ещё раз через минуту.
        </p>
      )}
    </Form>
  );
}
