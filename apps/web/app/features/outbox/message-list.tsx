import type { SentMessage } from '@yahont/contracts/outbox.ts';
import styles from './message-list.module.css';

type Props = { messages: readonly SentMessage[] };

const TIME = new Intl.DateTimeFormat('ru-RU', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Moscow',
});

/** SMS and mails of the demo shop, the newest first. */
export function MessageList({ messages }: Props) {
  return (
    <div className={styles.root}>
      <h1>Отправленные сообщения</h1>
      <p className={styles.note}>Магазин работает в режиме показа: СМС и письма остаются здесь.</p>
      {messages.length === 0 && <p>Пока ничего не отправлено.</p>}
      <ol className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message} data-channel={message.channel}>
            <p className={styles.head}>
              <b>{message.channel === 'sms' ? 'СМС' : 'Письмо'}</b>
              <span>{message.to}</span>
              <time dateTime={message.sentAt}>{TIME.format(new Date(message.sentAt))}</time>
            </p>
            {message.subject !== '' && <p className={styles.subject}>{message.subject}</p>}
            <p className={styles.text}>{message.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
