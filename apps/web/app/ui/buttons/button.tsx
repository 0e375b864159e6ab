import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { useLostRequest } from '#app/base/requests/lost-request.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { LostNotice } from '#app/ui/notices/lost-notice.tsx';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'ghost' | 'quiet';
export type ButtonSize = 'normal' | 'big';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  /** `big` (52 px) is for the main action of a page. */
  size?: ButtonSize;
  isWide?: boolean;
  isWaiting?: boolean;
  /** Shown beside the spinner while waiting: «Добавляем». */
  waitingText?: string;
};

/**
 * Keeps its width and its focus while waiting, and ignores further clicks. When its request is lost, it shows a notice
 * beside itself and can be clicked again.
 */
export function Button({
  variant = 'primary',
  size = 'normal',
  isWide = false,
  isWaiting: isAwaited = false,
  waitingText,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const lost = useLostRequest();
  const isWaiting = isAwaited && lost === null;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isWaiting) event.preventDefault();
    else onClick?.(event);
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={classNames(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isWaiting || undefined}
      aria-disabled={isWaiting || undefined}
      onClick={press}
    >
      <span className={styles.label}>{children}</span>
      {isWaiting && (
        <span className={styles.waiting}>
          <span className={styles.ring} />
          {waitingText}
        </span>
      )}
    </button>
  );
  if (!isAwaited || lost === null) return button;
  return (
    <>
      {button}
      <LostNotice lost={lost} />
    </>
  );
}
