import sprite from '#app/ui/icons/icons.svg?no-inline';
import styles from './logo.module.css';

type Props = { className?: string | undefined };

/**
 * «Яхонт»: the О is a round brilliant seen from above, in the accent colour of the theme. Height 28 px, on a phone 22.
 */
export function Logo({ className }: Props) {
  return (
    <svg
      className={className === undefined ? styles.root : `${styles.root} ${className}`}
      viewBox="0 -20 3913 680"
      width="161"
      height="28"
      role="img"
      aria-label="Яхонт"
    >
      <use href={`${sprite}#logo-letters`} fill="currentColor" />
      <use href={`${sprite}#logo-stone`} className={styles.stone} />
    </svg>
  );
}
