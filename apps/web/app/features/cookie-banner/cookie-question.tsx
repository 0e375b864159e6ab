import { answerConsent } from '#app/lib/consent/consent.ts';
import { Button } from '#app/ui/button.tsx';
import { A } from '#app/ui/link.tsx';
import text from '#app/ui/text.module.css';
import { keepRoom } from './keep-room.ts';
import styles from './cookie-question.module.css';

/** Two answers of equal weight; either ends the asking for a year. */
export function CookieQuestion() {
  return (
    <section ref={keepRoom} className={styles.root} aria-label="Согласие на хранение данных">
      <p>
        Храним на&nbsp;вашем устройстве город, корзину и&nbsp;избранное, а&nbsp;с&nbsp;вашего согласия&nbsp;—
        статистику посещений.{' '}
        <A href="/politika/" className={text.link}>
          Политика обработки данных
        </A>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => answerConsent(true)}>Согласен</Button>
        <Button variant="quiet" onClick={() => answerConsent(false)}>
          Только необходимые
        </Button>
      </div>
    </section>
  );
}
