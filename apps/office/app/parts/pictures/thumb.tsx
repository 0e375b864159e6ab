import { Icon } from '../icon.tsx';
import styles from './thumb.module.css';

type Props = {
  /** Hash of a picture of the shop; null: there is none. */
  hash: string | null;
  size?: 'row' | 'card' | 'large';
};

/** Of 28, 64 and 120 pixels, on a screen of twice the density. */
const WIDTHS = { row: 160, card: 160, large: 240 } as const;

/** A piece by sight; its name is beside it. */
export function Thumb({ hash, size = 'row' }: Props) {
  return (
    <span className={styles.root} data-size={size}>
      {hash === null ? (
        <Icon name="ring" size={16} />
      ) : (
        <img src={`/pictures/${hash}/${WIDTHS[size]}.webp`} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
