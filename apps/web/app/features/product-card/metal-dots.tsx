import type { Metal } from '@yahont/contracts/jewellery.ts';
import { metalName } from './card-names.ts';
import styles from './metal-dots.module.css';

type Props = {
  /** The metal of this very piece. */
  metal: Metal;
  /** All metals of the model. */
  metals: readonly Metal[];
  className?: string | undefined;
};

/** Which metals the model comes in; one metal needs no dots. */
export function MetalDots({ metal, metals, className }: Props) {
  if (metals.length < 2) return null;
  return (
    <span
      className={className === undefined ? styles.root : `${styles.root} ${className}`}
      role="img"
      aria-label={`Металлы: ${metals.map(metalName).join(', ')}`}
    >
      {metals.map((one) => (
        <i key={one} className={styles.dot} data-metal={one} data-chosen={one === metal ? '' : undefined} />
      ))}
    </span>
  );
}
