import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type Props = {
  /** Any CSS length; full width by default. */
  width?: string;
  height?: string;
  /** `1`, `4 / 5`: instead of a height. */
  ratio?: string;
};

/** A box with the geometry of what is still on its way. The list around it says `aria-busy`. */
export function Skeleton({ width, height, ratio }: Props) {
  const style: CSSProperties = { width, height, aspectRatio: ratio };
  return <span className={styles.root} style={style} aria-hidden="true" />;
}
