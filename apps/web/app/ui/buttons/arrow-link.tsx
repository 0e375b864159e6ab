import type { ComponentProps } from 'react';
import { A } from './link.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './arrow-link.module.css';

type Props = ComponentProps<typeof A> & {
  /** On a phone only the arrow is visible (heading rows); the text is still announced. */
  isShortOnPhone?: boolean;
};

/** «Весь каталог →» */
export function ArrowLink({ isShortOnPhone = false, className, children, ...rest }: Props) {
  return (
    <A {...rest} className={classNames(styles.root, className)} data-short={isShortOnPhone || undefined}>
      <span className={styles.text}>{children}</span>
      <Icon name="arrow-right" size={20} className={styles.arrow} />
    </A>
  );
}
