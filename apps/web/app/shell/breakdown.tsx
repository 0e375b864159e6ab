import { A } from '#app/ui/link.tsx';
import text from '#app/ui/text.module.css';
import { BrilliantCrown } from './brilliant-crown.tsx';
import { PHONE_HREF, PHONE_TEXT } from './contacts.ts';
import styles from './breakdown.module.css';

/** Something broke on our side: says so, and offers the way on. */
export function Breakdown() {
  return (
    <main className={styles.root} id="main">
      <BrilliantCrown className={styles.stone} />
      <h1 className={styles.title}>Что-то пошло не так</h1>
      <p className={styles.lead}>
        Мы уже знаем об этом. Обновите страницу через минуту или позвоните:{' '}
        <a href={PHONE_HREF}>{PHONE_TEXT}</a>.
      </p>
      <ul className={styles.links}>
        <li>
          <A href="/" className={text.link}>
            Главная
          </A>
        </li>
        <li>
          <A href="/catalog/" className={text.link}>
            Каталог
          </A>
        </li>
      </ul>
    </main>
  );
}
