import { useState, type InputHTMLAttributes } from 'react';

export type OptionBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'disabled'> & {
  /** Ticking it would find nothing. */
  isEmpty?: boolean | undefined;
};

/**
 * A bare checkbox that keeps the focus when it is unticked and would find nothing now. Browsers take the focus from what becomes
 * `disabled`, so a shopper with a keyboard would start from the top of the page: it is disabled when the focus moves on, and can be ticked
 * again until then.
 */
export function OptionBox({ isEmpty = false, onChange, onBlur, ...rest }: OptionBoxProps) {
  const [isHeld, setHeld] = useState(false);
  return (
    <input
      {...rest}
      type="checkbox"
      disabled={isEmpty && !isHeld}
      onChange={(event) => {
        setHeld(event.currentTarget === document.activeElement);
        onChange?.(event);
      }}
      onBlur={(event) => {
        setHeld(false);
        onBlur?.(event);
      }}
    />
  );
}
