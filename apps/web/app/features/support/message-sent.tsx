import { A } from '#app/ui/buttons/link.tsx';
import { PhoneText } from '#app/ui/text/phone-text.tsx';
import styles from './message.module.css';

type Props = { id: number; email: string; phone: string; action: string };

/** Replaces the form after a message was sent. */
export function MessageSent({ id, email, phone, action }: Props) {
  return (
    <div className={styles.done} role="status">
      <p className={styles.doneTitle}>Обращение №&nbsp;{id} принято</p>
      <p className={styles.note}>
        {email === '' ? (
          <>
            Позвоним на&nbsp;
            <PhoneText phone={phone} />
          </>
        ) : (
          `Ответим на\u00A0${email}`
        )}
        . Если&nbsp;будете звонить сами, назовите этот номер.{' '}
        {/* A full load, so that the result of the last message disappears. */}
        <A href={action} data-reload="">
          Написать ещё
        </A>
      </p>
    </div>
  );
}
