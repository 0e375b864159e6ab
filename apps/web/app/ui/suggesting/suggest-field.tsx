import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { useActiveOption } from './use-active-option.ts';
import { useSettled } from './use-settled.ts';
import styles from './suggest-field.module.css';

export type Suggestion<Value> = {
  key: string;
  text: string;
  /** Beside the text, such as the region of a city. */
  note: string;
  value: Value;
};

type Props<Value> = Omit<ComponentProps<typeof Field>, 'value' | 'defaultValue' | 'onChange' | 'list'> & {
  value: string;
  /** Minimum length of a text before suggestions are requested. */
  from: number;
  /** Query key of this field's suggestions, with everything besides the text that they depend on. */
  topic: readonly (string | number)[];
  ask: (text: string) => Promise<readonly Suggestion<Value>[]>;
  onType: (text: string) => void;
  onChoose: (value: Value) => void;
};

/** Delay after the last key press before suggestions are requested. */
const SETTLED_MS = 200;

/** A text field with suggestions below it. Any text may be typed, so missing suggestions block nobody. */
export function SuggestField<Value>({
  value,
  from,
  topic,
  ask,
  onType,
  onChoose,
  className,
  ...field
}: Props<Value>) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = useActiveOption(list);
  const [isOpen, setOpen] = useState(false);
  const asked = useSettled(cleanTyped(value), SETTLED_MS);
  const { data } = useQuery(
    {
      queryKey: ['suggestions', ...topic, asked],
      queryFn: () => ask(asked),
      enabled: isOpen && asked.length >= from,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient(),
  );
  const found = isOpen && cleanTyped(value).length >= from ? (data ?? []) : [];

  function close(): void {
    setOpen(false);
    active.leave();
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && found.length > 0) {
      event.preventDefault();
      close();
    } else active.press(event);
  }

  return (
    <div className={classNames(styles.root, className)}>
      <Field
        {...field}
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={active.id ?? undefined}
        value={value}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setOpen(true);
          active.leave();
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {found.length > 0 && (
        <div ref={list} id={listId} role="listbox" aria-label="Подсказки" className={styles.list}>
          {found.map(({ key, text, note, value: chosen }, index) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={active.id === `${listId}-${index}`}
              className={styles.option}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                onChoose(chosen);
                close();
              }}
            >
              {text}
              {note !== '' && <small>{note}</small>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
