import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Kbd } from './kbd.tsx';
import styles from './button.module.css';

type Look = {
  /** `main`: the one next step of the screen. */
  look?: 'main' | 'quiet' | 'bare';
  /** `tall`: the main action of a page. */
  size?: 'usual' | 'tall' | 'small';
  isDanger?: boolean;
  isWide?: boolean;
  /** Its key, shown where there is a keyboard. */
  hotKey?: string;
};

type Props = Look & {
  children: ReactNode;
  /** Waits for an answer: it keeps the focus and ignores presses. */
  isBusy?: boolean;
  /** It cannot be pressed yet; the reason is beside it. */
  isOff?: boolean;
} & Omit<ComponentProps<'button'>, 'className' | 'disabled'>;

/** A button that never becomes `disabled`, because a disabled one loses the focus. */
export function Button({
  isBusy = false,
  isOff = false,
  onClick,
  type = 'button',
  children,
  ...rest
}: Props) {
  const { look, size, isDanger, isWide, hotKey, ...own } = rest;
  const isStopped = isBusy || isOff;
  return (
    <button
      {...own}
      type={type}
      className={styles.root}
      {...dataOf({ look, size, isDanger, isWide })}
      aria-disabled={isStopped || undefined}
      data-busy={isBusy || undefined}
      onClick={(event) => {
        if (isStopped) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
      {hotKey !== undefined && <Kbd isBare>{hotKey}</Kbd>}
    </button>
  );
}

export function ButtonLink({ look, size, isDanger, isWide, hotKey, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={styles.root} {...dataOf({ look, size, isDanger, isWide })}>
      {children}
      {hotKey !== undefined && <Kbd isBare>{hotKey}</Kbd>}
    </Link>
  );
}

/** A word among others that does something. */
export function TextButton({ isDanger = false, ...rest }: { isDanger?: boolean } & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={styles.text} data-danger={isDanger || undefined} />;
}

type OptionalLook = { [Key in keyof Look]?: Look[Key] | undefined };

function dataOf({ look = 'main', size = 'usual', isDanger = false, isWide = false }: OptionalLook) {
  return {
    'data-look': look,
    'data-size': size,
    'data-danger': isDanger || undefined,
    'data-wide': isWide || undefined,
  };
}
