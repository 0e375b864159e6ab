import text from '#app/ui/text/text.module.css';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './search-field.module.css';

/** A plain form for `/search/`; once the browser is idle a click on it, or the key `/`, opens the search overlay. */
export function SearchField() {
  return (
    <form className={styles.root} action="/search/" role="search">
      <label className={styles.label}>
        <span className={text.hidden}>Поиск украшений</span>
        <Icon name="search" size={20} />
        <input
          className={styles.input}
          type="search"
          name="q"
          placeholder="Украшение, камень или артикул"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
      </label>
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </form>
  );
}
