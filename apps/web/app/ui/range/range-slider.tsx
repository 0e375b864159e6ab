import { useId, useRef, useState, type CSSProperties, type FocusEvent } from 'react';
import { BoundField } from './bound-field.tsx';
import { FieldError } from '#app/ui/fields/field-error.tsx';
import { Histogram } from './histogram.tsx';
import { RangeHandle } from './range-handle.tsx';
import { readNumber } from './read-number.ts';
import { POSITIONS, positionOf, valueAt, type RangeScale } from './range-scale.ts';
import styles from './range-slider.module.css';

type Bounds = { from: number | null; to: number | null };
type Side = keyof Bounds;

type Props = Bounds & {
  /** What is selected: «Цена». */
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
  /** Format of the values in the fields: `20 000`, `0,30`. */
  format: (value: number) => string;
  /** Texts of both fields that the server refused; shown with the message until they are numbers. */
  refused?: Record<Side, string> | null;
  /** Called when a handle is released or a field loses the focus; null is an end of the scale. */
  onCommit?: (bounds: Bounds) => void;
};

/**
 * Two handles over a histogram, and the same two values as text. Give it a new `key` when the values change outside.
 */
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
  refused = null,
  onCommit,
}: Props) {
  const within = (value: number) => Math.min(Math.max(value, min), max);
  const firstLow = from ?? within(readNumber(refused?.from ?? '') ?? min);
  const firstHigh = to ?? within(readNumber(refused?.to ?? '') ?? max);
  const [low, setLow] = useState(firstLow);
  const [high, setHigh] = useState(firstHigh);
  const [wrong, setWrong] = useState({ from: isWrong(refused?.from), to: isWrong(refused?.to) });
  const committed = useRef({ low: from ?? min, high: to ?? max });
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
  function moveLow(position: number) {
    setLow(valueAt(Math.min(position, b - 1), min, max, scale, step));
    setWrong((before) => ({ ...before, from: false }));
  }
  function moveHigh(position: number) {
    setHigh(valueAt(Math.max(position, a + 1), min, max, scale, step));
    setWrong((before) => ({ ...before, to: false }));
  }
  function commitHandles() {
    commit(low, high);
  }
  /** The value typed into a field, within the scale; null, with the message, when it is not a number. */
  function typed(side: Side, text: string): number | null {
    const end = side === 'from' ? min : max;
    const value = text.trim() === '' ? end : readNumber(text);
    setWrong((before) => ({ ...before, [side]: value === null }));
    return value === null ? null : within(value);
  }
  function typeLow(event: FocusEvent<HTMLInputElement>) {
    const value = typed('from', event.currentTarget.value);
    if (value !== null) commit(value, high);
  }
  function typeHigh(event: FocusEvent<HTMLInputElement>) {
    const value = typed('to', event.currentTarget.value);
    if (value !== null) commit(low, value);
  }
  /** A refused text is kept until the value changes; an end of the scale is an empty field. */
  function textOf(
    value: number,
    { first, end, sent }: { first: number; end: number; sent?: string | undefined },
  ) {
    if (sent !== undefined && value === first) return sent;
    return value === end ? '' : format(value);
  }
  return (
    <div role="group" aria-label={label} style={place}>
      <div className={styles.scale}>
        {histogram !== undefined && <Histogram counts={histogram} />}
        <div className={styles.track}>
          <RangeHandle
            label={`${label} от`}
            position={a}
            text={format(low)}
            onMove={moveLow}
            onLeave={commitHandles}
          />
          <RangeHandle
            label={`${label} до`}
            position={b}
            text={format(high)}
            onMove={moveHigh}
            onLeave={commitHandles}
          />
        </div>
      </div>
      <div className={styles.fields}>
        <BoundField
          key={`from${low}`}
          prefix="от"
          label={`${label} от`}
          name={nameFrom}
          text={textOf(low, { first: firstLow, end: min, sent: refused?.from })}
          hint={format(min)}
          errorId={wrong.from ? errorId : undefined}
          onLeave={typeLow}
        />
        <BoundField
          key={`to${high}`}
          prefix="до"
          label={`${label} до`}
          name={nameTo}
          text={textOf(high, { first: firstHigh, end: max, sent: refused?.to })}
          hint={format(max)}
          errorId={wrong.to ? errorId : undefined}
          onLeave={typeHigh}
        />
      </div>
      <FieldError id={errorId} isShown={wrong.from || wrong.to} />
    </div>
  );
}

function isWrong(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && readNumber(text) === null;
}
