import { useMemo, useRef, useState } from 'react';
import { Icon } from '#app/parts/icon.tsx';
import { Kbd } from '#app/parts/kbd.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import styles from './list-search.module.css';

type Props = {
  /** What it finds by: «Номер, телефон или 4 цифры». */
  label: string;
  /** As in the address; empty: no search. */
  value: string;
  longest: number;
  /** Called with Enter; an empty text ends the search. */
  onSearch: (text: string) => void;
  /** Why this text finds nothing by its shape; undefined when it may be asked for. */
  fault?: (text: string) => string | undefined;
};

/** The search of a list; the key `/` leads to it. Mount it with `key={value}`, so that a link changes its text. */
export function ListSearch({ label, value, longest, onSearch, fault }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [wrong, setWrong] = useState<string>();
  useKeys(
    useMemo(
      () => [{ code: 'Slash', shown: '/', does: 'поиск в списке', run: () => field.current?.focus() }],
      [],
    ),
  );
  const search = (text: string): void => {
    const found = text === '' ? undefined : fault?.(text);
    setWrong(found);
    if (found === undefined) onSearch(text);
  };
  return (
    <form
      role="search"
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
    >
      <Icon name="search" size={16} />
      <input
        ref={field}
        type="text"
        aria-label={label}
        aria-invalid={wrong !== undefined}
        placeholder={label}
        maxLength={longest}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') field.current?.blur();
        }}
      />
      {typed === '' ? (
        <Kbd>/</Kbd>
      ) : (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            setTyped('');
            search('');
          }}
        >
          <Icon name="close" size={14} />
          <Unseen>Очистить поиск</Unseen>
        </button>
      )}
      <p className={styles.wrong} role="alert">
        {wrong}
      </p>
    </form>
  );
}
