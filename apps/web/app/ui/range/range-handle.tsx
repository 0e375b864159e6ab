import { POSITIONS } from './range-scale.ts';
import styles from './range-slider.module.css';

type Props = {
  label: string;
  /** On the scale of positions. */
  position: number;
  /** The value as text. */
  text: string;
  onMove: (position: number) => void;
  /** The handle is released or loses the focus. */
  onLeave: () => void;
};

/** One handle of a range. */
export function RangeHandle({ label, position, text, onMove, onLeave }: Props) {
  return (
    <input
      type="range"
      className={styles.handle}
      min={0}
      max={POSITIONS}
      value={position}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onMove(Number(event.currentTarget.value))}
      onPointerUp={onLeave}
      onKeyUp={onLeave}
      onBlur={onLeave}
    />
  );
}
