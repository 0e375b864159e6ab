import type { LetterPreview } from '@yahont/contracts/sent-messages/letters.ts';
import styles from './letters.module.css';

type Props = { mail: NonNullable<LetterPreview['mail']> };

const WIDTHS = [375, 640] as const;
const THEMES = [
  { theme: 'light', name: 'светлое' },
  { theme: 'dark', name: 'тёмное' },
] as const;

/** An e-mail on a phone and on a desktop, light and dark, and its text part. */
export function MailFrames({ mail }: Props) {
  return (
    <section className={styles.part}>
      <h2>Письмо</h2>
      <p className={styles.text}>{mail.subject}</p>
      <p className={styles.note}>Байтов: {mail.bytes}</p>
      <div className={styles.frames}>
        {WIDTHS.map((width) =>
          THEMES.map(({ theme, name }) => (
            <iframe
              key={`${width}-${theme}`}
              title={`Письмо ${name}, ${width}`}
              width={width}
              height={720}
              sandbox=""
              srcDoc={mail[theme]}
              className={styles.frame}
            />
          )),
        )}
      </div>
      <pre className={styles.text}>{mail.text}</pre>
    </section>
  );
}
