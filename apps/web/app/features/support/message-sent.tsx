import { A } from '#app/ui/buttons/link.tsx';
import { PhoneText } from '#app/ui/text/phone-text.tsx';
import styles from './message.module.css';

type Props = { id: number; email: string; phone: string; action: string };

/** What follows a message to the shop, in place of its form. */
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
        {/* A whole load: the answer to the last message must not stay. */}
        <A href={action} data-reload="">
          Написать ещё
        </A>
      </p>
    </div>
  );
}
