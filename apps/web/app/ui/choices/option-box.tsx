import { useState, type InputHTMLAttributes } from 'react';

export type OptionBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'disabled'> & {
  /** Ticking it would give no results. */
  isEmpty?: boolean | undefined;
};

/**
 * A bare checkbox that keeps the focus when it is unticked and would now give no results. Browsers take the
 * focus from an element that becomes `disabled`, so a keyboard user would continue from the top of the page.
 * Therefore it is disabled only when the focus moves on, and can be ticked again until then.
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
