import type { LetterPreview } from '@yahont/contracts/sent-messages/letters.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { summaryOf } from './letter-words.ts';
import { MailFrames } from './mail-frames.tsx';
import styles from './letters.module.css';

type Props = { letter: LetterPreview };

/** The messages about an event by SMS, e-mail and notice, with sample data. */
export function LetterView({ letter }: Props) {
  const { name, sms, mail, push } = letter;
  return (
    <div className={styles.root}>
      <p className={styles.note}>
        <A href="/dev/letters/">Все сообщения</A>
      </p>
      <h1>{name}</h1>
      <p className={styles.note}>{summaryOf(letter)}</p>
      {sms?.map(({ text, segments }) => (
        <section key={text} className={styles.part}>
          <h2>СМС</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.note}>
            {segments}&nbsp;{plural(segments, ['часть', 'части', 'частей'])}, знаков: {text.length}
          </p>
        </section>
      ))}
      {push && (
        <section className={styles.part}>
          <h2>Уведомление</h2>
          <p className={styles.text}>{`${push.title}\n${push.text}`}</p>
          <p className={styles.note}>{push.path}</p>
        </section>
      )}
      {mail && <MailFrames mail={mail} />}
    </div>
  );
}
