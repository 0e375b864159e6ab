import { useId, useRef, useState, type CSSProperties, type FocusEvent, type KeyboardEvent } from 'react';
import { FieldError } from './field-error.tsx';
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
  const [wrong, setWrong] = useState<'from' | 'to' | null>(null);
  const committed = useRef({ low, high });
  const errorId = useId();
  const a = positionOf(low, min, max, scale);
  const b = positionOf(high, min, max, scale);
  const place = { '--a': a / POSITIONS, '--b': b / POSITIONS } as CSSProperties;

  function commit(one: number, other: number) {
    const nextLow = Math.min(one, other);
    const nextHigh = Math.max(one, other);
    setLow(nextLow);
    setHigh(nextHigh);
    if (committed.current.low === nextLow && committed.current.high === nextHigh) return;
    committed.current = { low: nextLow, high: nextHigh };
    onCommit?.({ from: nextLow <= min ? null : nextLow, to: nextHigh >= max ? null : nextHigh });
  }
  function commitHandles() {
    commit(low, high);
  }
  /** The value typed into a field, within the scale; null, and the message, when it is no number. */
  function typed(side: 'from' | 'to', text: string): number | null {
    const end = side === 'from' ? min : max;
    const value = text.trim() === '' ? end : readNumber(text);
    if (value !== null) setWrong((before) => (before === side ? null : before));
    else setWrong(side);
    return value === null ? null : Math.min(Math.max(value, min), max);
  }
  function typeLow(event: FocusEvent<HTMLInputElement>) {
    const value = typed('from', event.currentTarget.value);
    if (value !== null) commit(value, high);
  }
  function typeHigh(event: FocusEvent<HTMLInputElement>) {
    const value = typed('to', event.currentTarget.value);
    if (value !== null) commit(low, value);
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
          errorId={wrong === 'from' ? errorId : undefined}
          onLeave={typeLow}
        />
        <BoundField
          key={`to${high}`}
          prefix="до"
          label={`${label} до`}
          name={nameTo}
          text={high >= max ? '' : format(high)}
          hint={format(max)}
          errorId={wrong === 'to' ? errorId : undefined}
          onLeave={typeHigh}
        />
      </div>
      <FieldError id={errorId} isShown={wrong !== null} />
    </div>
  );
}

type BoundProps = {
  prefix: string;
  label: string;
  name: string | undefined;
  text: string;
  hint: string;
  /** The message, when what was typed is no number. */
  errorId: string | undefined;
  onLeave: (event: FocusEvent<HTMLInputElement>) => void;
};

function BoundField({ prefix, label, name, text, hint, errorId, onLeave }: BoundProps) {
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
        aria-invalid={errorId === undefined ? undefined : true}
        aria-describedby={errorId}
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
  return /^\d+(?:\.\d+)?$/.test(plain) ? value : null;
}
