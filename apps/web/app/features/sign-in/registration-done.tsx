import { useEffect } from 'react';
import { useGo } from '#app/base/navigation/use-go.ts';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './registration.module.css';

type Props = {
  /** A page of this shop; null keeps the visitor on the page. */
  redirectUrl: string | null;
};

/** SPEC 4.2: the visitor is redirected about a second after the registration. */
const REDIRECT_AFTER_MS = 1000;

/** Says that the account was created; without JavaScript its link replaces the redirect. */
export function RegistrationDone({ redirectUrl }: Props) {
  const go = useGo();
  // The visitor's state and the clock are outside React Router.
  useEffect(() => {
    void visitor.reload();
    if (redirectUrl === null) return;
    const timer = setTimeout(() => go(redirectUrl), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [go, redirectUrl]);
  return (
    <div className={styles.done} role="status">
      <p className={styles.doneTitle}>Вы&nbsp;зарегистрированы</p>
      <p>
        Приветственные бонусы уже на&nbsp;счёте.{' '}
        <A href={redirectUrl ?? '/personal/'}>Открыть личный кабинет</A>
      </p>
    </div>
  );
}
