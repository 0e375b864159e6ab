import { useRef, useState, type CSSProperties, type FocusEvent, type KeyboardEvent } from 'react';
import { Histogram } from './histogram.tsx';
import { POSITIONS, positionOf, valueAt, type RangeScale } from './range-scale.ts';
import styles from './range-slider.module.css';

type Bounds = { from: number | null; to: number | null };

type Props = Bounds & {
  /** What is chosen: «Цена». */
  label: string;
  min: number;
  max: number;
  /** Counts in equal steps of the same scale. */
  histogram?: readonly number[];
  scale?: RangeScale;
  step?: number;
  /** Names of the two text fields, for the form without JavaScript. */
  nameFrom?: string;
  nameTo?: string;
  /** Value as written in the fields: `20 000`, `0,30`. */
  format: (value: number) => string;
  /** When a handle is let go or a field is left; null is an end of the scale. */
  onCommit?: (bounds: Bounds) => void;
};

/** Two handles over a histogram, and the same two values as text. Remount it with a `key` when they change outside. */
export function RangeSlider({
  label,
  min,
  max,
  from,
  to,
  histogram,
  scale = 'linear',
  step = 1,
  nameFrom,
  nameTo,
  format,
  onCommit,
}: Props) {
  const [low, setLow] = useState(from ?? min);
  const [high, setHigh] = useState(to ?? max);
  const committed = useRef({ low, high });
  const a = positionOf(low, min, max, scale);
  const b = positionOf(high, min, max, scale);
  const place = { '--a': a / POSITIONS, '--b': b / POSITIONS } as CSSProperties;

  function commit(nextLow: number, nextHigh: number) {
    setLow(nextLow);
    setHigh(nextHigh);
    if (committed.current.low === nextLow && committed.current.high === nextHigh) return;
    committed.current = { low: nextLow, high: nextHigh };
    onCommit?.({ from: nextLow <= min ? null : nextLow, to: nextHigh >= max ? null : nextHigh });
  }
  function commitHandles() {
    commit(low, high);
  }
  function typeLow(event: FocusEvent<HTMLInputElement>) {
    const value = readNumber(event.currentTarget.value) ?? min;
    commit(Math.min(Math.max(value, min), high), high);
  }
  function typeHigh(event: FocusEvent<HTMLInputElement>) {
    const value = readNumber(event.currentTarget.value) ?? max;
    commit(low, Math.max(Math.min(value, max), low));
  }
  return (
    <div role="group" aria-label={label} style={place}>
      <div className={styles.scale}>
        {histogram !== undefined && <Histogram counts={histogram} />}
        <div className={styles.track}>
          <input
            type="range"
            className={styles.handle}
            min={0}
            max={POSITIONS}
            value={a}
            aria-label={`${label} от`}
            aria-valuetext={format(low)}
            onChange={(event) =>
              setLow(valueAt(Math.min(Number(event.currentTarget.value), b - 1), min, max, scale, step))
            }
            onPointerUp={commitHandles}
            onKeyUp={commitHandles}
            onBlur={commitHandles}
          />
          <input
            type="range"
            className={styles.handle}
            min={0}
            max={POSITIONS}
            value={b}
            aria-label={`${label} до`}
            aria-valuetext={format(high)}
            onChange={(event) =>
              setHigh(valueAt(Math.max(Number(event.currentTarget.value), a + 1), min, max, scale, step))
            }
            onPointerUp={commitHandles}
            onKeyUp={commitHandles}
            onBlur={commitHandles}
          />
        </div>
      </div>
      <div className={styles.fields}>
        <BoundField
          key={`from${low}`}
          prefix="от"
          label={`${label} от`}
          name={nameFrom}
          text={low <= min ? '' : format(low)}
          hint={format(min)}
          onLeave={typeLow}
        />
        <BoundField
          key={`to${high}`}
          prefix="до"
          label={`${label} до`}
          name={nameTo}
          text={high >= max ? '' : format(high)}
          hint={format(max)}
          onLeave={typeHigh}
        />
      </div>
    </div>
  );
}

type BoundProps = {
  prefix: string;
  label: string;
  name: string | undefined;
  text: string;
  hint: string;
  onLeave: (event: FocusEvent<HTMLInputElement>) => void;
};

function BoundField({ prefix, label, name, text, hint, onLeave }: BoundProps) {
  return (
    <label className={styles.field}>
      <span>{prefix}</span>
      <input
        className={styles.input}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label}, значение`}
        defaultValue={text}
        placeholder={hint}
        onBlur={onLeave}
        onKeyDown={leaveOnEnter}
      />
    </label>
  );
}

function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.blur();
}

/** `20 000`, `0,30` → a number; null for anything else. */
function readNumber(text: string): number | null {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  const value = Number(plain);
  return plain === '' || !Number.isFinite(value) ? null : value;
}
