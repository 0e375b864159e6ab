import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { afterPress, watchPresses } from './after-press.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Options<C extends Control> = {
  /** What the server or the form found; counts until the field is checked again. */
  hasError: boolean;
  /** True when the text will do. */
  isValid: ((value: string) => boolean) | undefined;
  onFocus: ((event: FocusEvent<C>) => void) | undefined;
  onBlur: ((event: FocusEvent<C>) => void) | undefined;
  onChange: ((event: ChangeEvent<C>) => void) | undefined;
};

/** SPEC 5: checked on leaving and on change, never while typing; no error under a field that has the focus. */
export function useFieldCheck<C extends Control>(options: Options<C>) {
  const [isFocused, setFocused] = useState(false);
  const [isBad, setBad] = useState<boolean | undefined>(undefined);
  const { hasError, isValid } = options;
  const [lastHasError, setLastHasError] = useState(hasError);
  if (lastHasError !== hasError) {
    setLastHasError(hasError);
    setBad(undefined);
  }

  function check(value: string) {
    if (isValid !== undefined) setBad(!isValid(value));
  }
  return {
    isErrorShown: !isFocused && (isBad ?? hasError),
    handlers: {
      onFocus(event: FocusEvent<C>) {
        watchPresses();
        setFocused(true);
        options.onFocus?.(event);
      },
      onBlur(event: FocusEvent<C>) {
        const { currentTarget } = event;
        // The error takes room: it must not push away what is being pressed.
        afterPress(() => {
          if (document.activeElement === currentTarget) return;
          setFocused(false);
          check(currentTarget.value);
        });
        options.onBlur?.(event);
      },
      onChange(event: ChangeEvent<C>) {
        // A browser that fills the form by itself changes fields without visiting them.
        if (event.currentTarget !== document.activeElement) check(event.currentTarget.value);
        options.onChange?.(event);
      },
    },
  };
}
