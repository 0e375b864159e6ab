import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { afterPress, watchPresses } from './after-press.ts';
import { useRefusedFields } from './refused-fields.tsx';

/** What one error stands under; a fieldset is a group of radio buttons. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLFieldSetElement;

export type FieldHandlers<C extends Control> = {
  onFocus?: ((event: FocusEvent<C>) => void) | undefined;
  onBlur?: ((event: FocusEvent<C>) => void) | undefined;
  onChange?: ((event: ChangeEvent<C>) => void) | undefined;
};

type Options<C extends Control> = FieldHandlers<C> & {
  name: string | undefined;
  /** True when the text will do. */
  isValid: ((value: string) => boolean) | undefined;
};

/**
 * Whether the error stands under a field. SPEC 5: checked on leaving and on change, never while typing; nothing under
 * a field that has the focus, so a refusal moves the focus on. What the server refused stays until another text is there.
 */
export function useFieldError<C extends Control>({ name, isValid, ...given }: Options<C>) {
  const refused = useRefusedFields();
  const isRefused = name !== undefined && refused.includes(name);
  const visited = useRef<C>(null);
  const [isFocused, setFocused] = useState(false);
  const [isBad, setBad] = useState<boolean | undefined>(undefined);
  const [seen, setSeen] = useState(refused);
  /** Whether something was typed since the last answer. */
  const [isTouched, setTouched] = useState(false);
  if (seen !== refused) {
    setSeen(refused);
    setBad(undefined);
    setTouched(false);
  }

  // The focus is the browser's. Sent with Enter, a form leaves it in the field, where it would hide the refusal.
  useEffect(() => {
    if (isRefused && visited.current?.contains(document.activeElement)) {
      visited.current.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }
  }, [refused, isRefused]);

  function check(text: string, { isNew }: { isNew: boolean }) {
    if (isNew || !isRefused) setBad(isValid !== undefined && !isValid(text));
  }
  return {
    isErrorShown: !isFocused && (isBad ?? isRefused),
    handlers: {
      onFocus(event: FocusEvent<C>) {
        watchPresses();
        visited.current = event.currentTarget;
        setFocused(true);
        given.onFocus?.(event);
      },
      onBlur(event: FocusEvent<C>) {
        const { currentTarget, relatedTarget } = event;
        given.onBlur?.(event);
        if (currentTarget.contains(relatedTarget)) return;
        // The error takes room: it must not push away what is being pressed.
        afterPress(() => {
          if (currentTarget.contains(document.activeElement)) return;
          setFocused(false);
          check(valueOf(currentTarget), { isNew: isTouched });
        });
      },
      onChange(event: ChangeEvent<C>) {
        given.onChange?.(event);
        setTouched(true);
        // A choice is made at once, and a browser that fills the form by itself visits no field.
        const isDone =
          event.nativeEvent.type === 'change' || !event.currentTarget.contains(document.activeElement);
        if (isDone) check(valueOf(event.currentTarget), { isNew: true });
      },
    },
  };
}

/** A box without a tick is empty, as it is in what the form sends; so is a group in which nothing is chosen. */
function valueOf(control: Control): string {
  if (control instanceof HTMLFieldSetElement) {
    return control.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  }
  const isUnticked = control.type === 'checkbox' && 'checked' in control && !control.checked;
  return isUnticked ? '' : control.value;
}
