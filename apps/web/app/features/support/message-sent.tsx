import { threadNumber } from '@yahont/values/text/called-numbers.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { PhoneText } from '#app/ui/text/phone-text.tsx';
import styles from './message.module.css';

type Props = { id: number; email: string; phone: string; action: string };

/** Replaces the form after a message was sent. */
export function MessageSent({ id, email, phone, action }: Props) {
  return (
    <div className={styles.done} role="status">
      <p className={styles.doneTitle}>Обращение №&nbsp;{threadNumber(id)} принято</p>
      <p className={styles.note}>
        {email === '' ? (
          <>
            Когда ответим, пришлём СМС на&nbsp;
            <PhoneText phone={phone} />
          </>
        ) : (
          `Ответ придёт на\u00A0${email} и\u00A0появится здесь`
        )}
        . Если&nbsp;будете звонить, назовите этот номер.{' '}
        {/* A full load, so that the result of the last message disappears. */}
        <A href={action} data-reload="">
          Написать ещё
        </A>
      </p>
    </div>
  );
}
