import styles from './skip-link.module.css';

/** The first tab stop. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      К содержанию страницы
    </a>
  );
}
