import type { LetterPreview } from '@yahont/contracts/sent-messages/letters.ts';
import styles from './letters.module.css';

type Props = { mail: NonNullable<LetterPreview['mail']> };

const FRAMES = [
  { frame: 'light', name: 'светлое', width: 600 },
  { frame: 'dark', name: 'тёмное', width: 600 },
  { frame: 'narrowLight', name: 'светлое', width: 375 },
  { frame: 'narrowDark', name: 'тёмное', width: 375 },
] as const;

/** An e-mail on a phone and on a desktop, light and dark, and its text part. */
export function MailFrames({ mail }: Props) {
  return (
    <section className={styles.part}>
      <h2>Письмо</h2>
      <p className={styles.text}>{mail.subject}</p>
      <p className={styles.note}>Байтов: {mail.bytes}</p>
      <div className={styles.frames}>
        {FRAMES.map(({ frame, name, width }) => (
          <iframe
            key={frame}
            title={`Письмо ${name}, ${width}`}
            width={width}
            height={900}
            // No `allow-scripts`; the same origin, so that pictures load.
            sandbox="allow-same-origin"
            srcDoc={mail.frames[frame]}
            className={styles.frame}
          />
        ))}
      </div>
      <pre className={styles.text}>{mail.text}</pre>
    </section>
  );
}
