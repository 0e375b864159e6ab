import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { useIsAlive } from '#app/base/timing/use-is-alive.ts';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  /** Presses are ignored: an answer is pending, or a limit is reached. */
  isBlocked: boolean;
};

/**
 * A bare button that keeps the focus while it is blocked. Browsers take the focus from a button that becomes
 * `disabled`, so a keyboard user who has just pressed it would continue from the top of the page. Without
 * scripts no press can block the button, and only `disabled` can prevent a press.
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
