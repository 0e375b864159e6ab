import layout from '#app/ui/text/layout.module.css';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import styles from './server-error.module.css';

/**
 * The notice inside the frame of a page that failed. SPEC 2.19: statuses other than 404 have no page of their
 * own.
 */
export function Breakdown() {
  return (
    <main className={`${layout.container} ${styles.root}`} id="main">
      <p role="alert">
        Страница не&nbsp;открылась. Обновите её через минуту или позвоните:{' '}
        <a href={PHONE_HREF}>{PHONE_TEXT}</a>
      </p>
    </main>
  );
}
