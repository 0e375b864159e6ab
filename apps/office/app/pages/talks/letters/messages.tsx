import { useEffect, useRef } from 'react';
import type { OfficeThread } from '@yahont/contracts/office/support.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { momentText } from '#app/lib/words/moments.ts';
import styles from './letters.module.css';

type Props = { thread: OfficeThread; now: Date };

/** What both sides wrote; the newest is at the end, which is shown first. */
export function Messages({ thread: { id, name, messages, isRead }, now }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { length } = messages;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [id, length]);
  const lastOwn = messages.findLast(({ by }) => by !== null);
  return (
    <div ref={list} className={styles.messages} role="region" aria-label="Переписка" tabIndex={0}>
      <ol>
        {messages.map((message) => (
          <li key={message.id} data-own={message.by !== null || undefined}>
            {message.by === null && <Avatar name={name || 'Покупатель'} size="small" />}
            <div>
              <p className={styles.muted}>
                {message.by ?? (name || 'Покупатель')}, {momentText(message.at, now)}
                {message === lastOwn && isRead && ', прочитано'}
              </p>
              <p className={styles.text}>{message.text}</p>
              {message.order !== null && <p className={styles.muted}>О заказе {message.order.number}</p>}
              {message.files.length > 0 && (
                <ul className={styles.files}>
                  {message.files.map((file) => (
                    <li key={file.id}>
                      <a href={`/office/api/support/files/${file.id}`} target="_blank" rel="noreferrer">
                        <Icon name="file" size={16} />
                        {file.name}
                        <small>{sizeText(file.bytes)}</small>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const KILOBYTE = 1024;

function sizeText(bytes: number): string {
  if (bytes < KILOBYTE * KILOBYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00A0КБ`;
  return `${(bytes / KILOBYTE / KILOBYTE).toLocaleString('ru-RU', { maximumFractionDigits: 1 })}\u00A0МБ`;
}
