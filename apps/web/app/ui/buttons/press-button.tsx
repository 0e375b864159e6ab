import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { useIsAlive } from '#app/base/timing/use-is-alive.ts';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  /** Presses do nothing: an answer is awaited, or an end is reached. */
  isBlocked: boolean;
};

/**
 * A bare button that keeps the focus while it is blocked. Browsers take the focus from a button that becomes `disabled`, so a
 * shopper with a keyboard who has just pressed it would start from the top of the page. Without scripts nothing is pressed
 * and then blocked, and only `disabled` stops a press.
 */
export function PressButton({ isBlocked, type = 'button', onClick, children, ...rest }: Props) {
  const isAlive = useIsAlive();
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBlocked) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={isBlocked && !isAlive}
      aria-disabled={(isBlocked && isAlive) || undefined}
      onClick={press}
    >
      {children}
    </button>
  );
}
