import { useEffect, useRef } from 'react';
import text from '#app/ui/text.module.css';
import { Icon } from '#app/ui/icon.tsx';
import styles from './search-field.module.css';

/** A plain form that asks `/search/`; the key `/` leads into it from anywhere on the page. */
export function SearchField() {
  const input = useRef<HTMLInputElement>(null);

  // The key is pressed on the document.
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <form className={styles.root} action="/search/" role="search">
      <label className={styles.label}>
        <span className={text.hidden}>Поиск украшений</span>
        <Icon name="search" size={20} />
        <input
          ref={input}
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
