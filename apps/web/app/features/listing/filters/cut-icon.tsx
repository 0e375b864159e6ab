import sprite from './cuts.svg?no-inline';
import styles from './cut-icon.module.css';

/** A cut from above; `code` is the value of the facet. */
export function CutIcon({ code }: { code: string }) {
  return (
    <svg className={styles.root} width={30} height={30} aria-hidden="true">
      <use href={`${sprite}#${code}`} />
    </svg>
  );
}
