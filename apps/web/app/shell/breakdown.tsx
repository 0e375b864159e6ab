import styles from './not-found.module.css';

/** Something broke on our side: says so, and offers the way on. */
export function Breakdown() {
  return (
    <main className={styles.root} id="main">
      <title>Что-то пошло не так — Яхонт</title>
      <h1 className={styles.title}>Что-то пошло не так</h1>
      <p className={styles.lead}>
        Мы уже знаем об этом. Обновите страницу через минуту или позвоните:{' '}
        <a href="tel:+78007001224">8 800 700-12-24</a>.
      </p>
      <ul className={styles.links}>
        <li>
          <a href="/">Главная</a>
        </li>
        <li>
          <a href="/catalog/">Каталог</a>
        </li>
      </ul>
    </main>
  );
}
