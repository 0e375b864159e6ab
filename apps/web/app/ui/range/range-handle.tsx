import styles from './range-track.module.css';

type Props = {
  label: string;
  /** 0 to `most`. */
  position: number;
  most: number;
  /** The value as text. */
  text: string;
  onMove: (position: number) => void;
  /** The handle is released or loses the focus. */
  onLeave: () => void;
};

/** One handle of a range. */
export function RangeHandle({ label, position, most, text, onMove, onLeave }: Props) {
  return (
    <input
      type="range"
      className={styles.handle}
      min={0}
      max={most}
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
