import sprite from '../icons.svg?no-inline';
import styles from './logo.module.css';

type Props = { /** Pixels. */ height: 17 | 22 };

/** «Яхонт» with the word «офис» after it. */
export function Logo({ height }: Props) {
  return (
    <span className={styles.root}>
      <svg
        viewBox="0 -20 3913 680"
        width={Math.round(height * 5.75)}
        height={height}
        role="img"
        aria-label="Яхонт"
      >
        <use href={`${sprite}#logo-letters`} fill="currentColor" />
        <use href={`${sprite}#logo-stone`} className={styles.stone} />
      </svg>
      <span className={styles.word}>офис</span>
    </span>
  );
}

/** The stone of the logo alone, for the rail of a tablet. */
export function LogoStone() {
  return (
    <svg viewBox="1574 -2 660 660" width="28" height="28" aria-hidden="true">
      <use href={`${sprite}#logo-stone`} className={styles.stone} />
    </svg>
  );
}
