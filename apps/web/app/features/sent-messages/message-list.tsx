import type { SentMessage, StaffCode } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './message-list.module.css';

type Props = { messages: readonly SentMessage[]; staffCodes: readonly StaffCode[] };

const TIME = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Moscow',
});

const CHANNEL = { sms: 'СМС', call: 'Звонок с\u00A0кодом', mail: 'Письмо', operators: 'Звонок' } as const;

/** Messages of the demo shop, newest first. */
export function MessageList({ messages, staffCodes }: Props) {
  return (
    <div className={styles.root}>
      <h1>Отправленные сообщения</h1>
      <p className={styles.note}>
        Магазин работает в режиме показа: СМС, письма и заказанные звонки остаются здесь.
      </p>
      {staffCodes.length > 0 && <StaffCodes codes={staffCodes} />}
      {messages.length === 0 && <p>Пока ничего не отправлено.</p>}
      <ol className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message} data-channel={message.channel}>
            <p className={styles.head}>
              <b>{CHANNEL[message.channel]}</b>
              <span>{message.to}</span>
              <time dateTime={message.sentAt}>{TIME.format(new Date(message.sentAt))}</time>
            </p>
            {message.subject !== '' && <p className={styles.subject}>{message.subject}</p>}
            <p className={styles.text}>{message.text}</p>
            {message.files.map(({ name, size, url }) => (
              <p key={url} className={styles.file}>
                <A href={url} download>
                  {name}
                </A>
                , {Math.ceil(size / 1024)}&nbsp;КБ
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the authenticators of the demo's staff would show now. */
function StaffCodes({ codes }: { codes: readonly StaffCode[] }) {
  return (
    <details>
      <summary>Вход в&nbsp;офис: коды сотрудников</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Сотрудник</th>
            <th scope="col">Почта</th>
            <th scope="col">Код</th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ name, email, code }) => (
            <tr key={email}>
              <td>{name}</td>
              <td>{email}</td>
              <td>{code}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
