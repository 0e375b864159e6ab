import type { ComponentProps } from 'react';
import { A } from './link.tsx';
import type { ButtonSize, ButtonVariant } from './button.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import styles from './button.module.css';

type Props = ComponentProps<typeof A> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isWide?: boolean;
};

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  isWide = false,
  className,
  ...rest
}: Props) {
  return (
    <A
      {...rest}
      className={classNames(styles.root, className)}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    />
  );
}
