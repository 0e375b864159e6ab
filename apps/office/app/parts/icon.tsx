import sprite from './icons.svg?no-inline';
import type { IconName } from './icon-name.ts';
import styles from './icon.module.css';

type Props = { name: IconName; size?: 14 | 16 | 18 | 22 | 24 };

/** A decorative icon: the control around it has the name. */
export function Icon({ name, size = 18 }: Props) {
  return (
    <svg className={styles.root} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
