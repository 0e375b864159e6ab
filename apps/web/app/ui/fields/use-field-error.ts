import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { afterPress, watchPresses } from './after-press.ts';
import { useRefusedFields } from './refused-fields.tsx';

/** Controls that can have an error; a fieldset is a group of radio buttons. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLFieldSetElement;

export type FieldHandlers<C extends Control> = {
  onFocus?: ((event: FocusEvent<C>) => void) | undefined;
  onBlur?: ((event: FocusEvent<C>) => void) | undefined;
  onChange?: ((event: ChangeEvent<C>) => void) | undefined;
};

type Options<C extends Control> = FieldHandlers<C> & {
  name: string | undefined;
  /** Whether the text is valid. */
  isValid: ((value: string) => boolean) | undefined;
};

/**
 * Whether the error is shown. SPEC 5.2, 5.3: checked on blur and on change, never while typing. Hidden while
 * the field has the focus, so after a refusal `useGoToRefused` moves the focus out of the field. A refusal of
 * the server is shown until the text changes.
 */
export function useFieldError<C extends Control>({ name, isValid, ...given }: Options<C>) {
  const refused = useRefusedFields();
  const isRefused = name !== undefined && refused.includes(name);
  const [isFocused, setFocused] = useState(false);
  const [isBad, setBad] = useState<boolean | undefined>(undefined);
  const [seen, setSeen] = useState(refused);
  /** Whether the field was edited since the last answer. */
  const [isTouched, setTouched] = useState(false);
  if (seen !== refused) {
    setSeen(refused);
    setBad(undefined);
    setTouched(false);
  }

  function check(text: string, { isNew }: { isNew: boolean }) {
    if (isNew || !isRefused) setBad(isValid !== undefined && !isValid(text));
  }
  return {
    isErrorShown: !isFocused && (isBad ?? isRefused),
    handlers: {
      onFocus(event: FocusEvent<C>) {
        watchPresses();
        setFocused(true);
        given.onFocus?.(event);
      },
      onBlur(event: FocusEvent<C>) {
        const { currentTarget, relatedTarget } = event;
        given.onBlur?.(event);
        if (currentTarget.contains(relatedTarget)) return;
        // The error takes space: it must not shift the button that is being pressed.
        afterPress(() => {
          if (currentTarget.contains(document.activeElement)) return;
          setFocused(false);
          check(valueOf(currentTarget), { isNew: isTouched });
        });
      },
      onChange(event: ChangeEvent<C>) {
        given.onChange?.(event);
        setTouched(true);
        // A choice is complete at once, and autofill never focuses the field.
        const isDone =
          event.nativeEvent.type === 'change' || !event.currentTarget.contains(document.activeElement);
        if (isDone) check(valueOf(event.currentTarget), { isNew: true });
      },
    },
  };
}

/** An unchecked box is empty, as in form data, and so is a group without a choice. */
function valueOf(control: Control): string {
  if (control instanceof HTMLFieldSetElement) {
    return control.querySelector<HTMLInputElement>('input:checked')?.value ?? '';
  }
  const isUnticked = control.type === 'checkbox' && 'checked' in control && !control.checked;
  return isUnticked ? '' : control.value;
}
