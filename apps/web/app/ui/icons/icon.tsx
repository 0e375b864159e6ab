import type { IconName } from './icon-name.ts';
import sprite from './icons.svg?no-inline';
import styles from './icon.module.css';

type Props = {
  name: IconName;
  /** Pixels; the stroke width does not scale. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 32;
  isFilled?: boolean;
  className?: string | undefined;
};

/** A decorative icon: the surrounding control has the accessible name. */
export function Icon({ name, size = 24, isFilled = false, className }: Props) {
  return (
    <svg
      className={className === undefined ? styles.root : `${styles.root} ${className}`}
      width={size}
      height={size}
      data-filled={isFilled || undefined}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
