import styles from './skip-link.module.css';

/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      К содержанию страницы
    </a>
  );
}
