import { useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './search-form.module.css';

type Props = {
  query: string;
  /** Focus the field: a visitor without a query is about to type one. */ isFocused?: boolean;
};

/** The query of the page, editable. */
export function SearchForm({ query, isFocused = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // `autoFocus` would scroll to it.
  useEffect(() => {
    if (isFocused) field.current?.focus({ preventScroll: true });
  }, [isFocused]);
  return (
    <form className={styles.root} action="/search/" role="search" aria-label="Поиск на странице">
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={query}
        aria-label="Что найти"
        placeholder="Украшение, камень или артикул"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
      />
      <button type="submit" className={styles.button} aria-label="Найти">
        <Icon name="search" size={20} />
      </button>
    </form>
  );
}
