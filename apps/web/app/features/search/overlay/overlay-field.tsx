import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import type { FormEvent, RefObject } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import { SEARCH_TEXT_MAX } from '@yahont/values/typed/search-text.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { LIST_ID } from './suggestion-list.tsx';
import type { ActiveOption } from '#app/ui/suggesting/use-active-option.ts';
import styles from './overlay-field.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  titleId: string;
  text: string;
  active: ActiveOption;
  /** Whether the list of suggestions is shown. */
  isExpanded: boolean;
  onType: (text: string) => void;
  /** Returns true when the query has been handled; otherwise the form opens the results page. */
  onSubmit: () => boolean;
};

/** The field of the overlay: a combobox for the list below it. */
export function OverlayField({ field, titleId, text: typed, active, isExpanded, onType, onSubmit }: Props) {
  function submit(event: FormEvent): void {
    if (cleanTyped(typed) === '' || onSubmit()) event.preventDefault();
  }
  return (
    <form className={styles.root} action="/search/" role="search" aria-labelledby={titleId} onSubmit={submit}>
      <Base.Title id={titleId} className={text.hidden}>
        Поиск по магазину
      </Base.Title>
      <button type="submit" className={styles.button} aria-label="Найти">
        <Icon name="search" size={24} />
      </button>
      <input
        ref={field}
        className={styles.input}
        type="search"
        name="q"
        role="combobox"
        aria-label="Что найти"
        aria-autocomplete="list"
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? LIST_ID : undefined}
        aria-activedescendant={active.id ?? undefined}
        placeholder="Украшение, камень или артикул"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={SEARCH_TEXT_MAX}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={active.press}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            onType('');
            field.current?.focus();
          }}
        >
          Стереть
        </button>
      )}
      <Base.Close className={styles.button} aria-label="Закрыть">
        <Icon name="close" size={24} />
      </Base.Close>
    </form>
  );
}
