import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import sprite from './shape-icons.svg?no-inline';
import styles from './stone-drawings.module.css';

type Props = {
  shape: StoneShape;
  /** Pixels; null: the surrounding styles decide. */
  size?: number | null;
  className?: string | undefined;
};

/**
 * A typical stone of a shape, decorative. Its lines are in `shape-icons.svg`, which one request loads for all
 * icons; for the proportions of one stone see `StoneTop`.
 */
export function ShapeIcon({ shape, size = 44, className }: Props) {
  return (
    <svg
      className={className === undefined ? styles.small : `${styles.small} ${className}`}
      width={size ?? undefined}
      height={size ?? undefined}
      aria-hidden="true"
    >
      <use href={`${sprite}#${shape}`} />
    </svg>
  );
}
