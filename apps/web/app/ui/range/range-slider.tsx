import { useId, useState, type FocusEvent } from 'react';
import { readNumber } from '#app/base/filters/read-number.ts';
import { FieldError } from '#app/ui/fields/field-error.tsx';
import { readBound } from './read-bound.ts';
import { BoundField } from './bound-field.tsx';
import { RangeLine } from './range-line.tsx';
import { POSITIONS, positionOf, valueAfterMove, type RangeScale, type Scale } from './range-scale.ts';
import { RangeTicks, type Tick } from './range-ticks.tsx';
import { RangeTrack } from './range-track.tsx';
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
  /** A title puts both fields beside it over the scale; without one they are framed and under the scale. */
  title?: string;
  /** Values of the scale that are written under it. */
  ticks?: readonly { value: number; text: string }[];
  /** Called when a handle is released or a field loses the focus; null is an end of the scale. */
  onCommit?: (bounds: Bounds) => void;
};

/** Two handles over a histogram, and the same two values as text. */
export function RangeSlider({
  label,
  min,
  max,
  from,
  to,
  histogram,
  scale: kind = 'linear',
  step = 1,
  nameFrom,
  nameTo,
  format,
  refused = null,
  title,
  ticks,
  onCommit,
}: Props) {
  const within = (value: number) => Math.min(Math.max(value, min), max);
  const firstLow = from ?? within(readNumber(refused?.from ?? '') ?? min);
  const firstHigh = to ?? within(readNumber(refused?.to ?? '') ?? max);
  const given = [from, to, min, max, refused?.from, refused?.to].join();
  const first = {
    given,
    low: firstLow,
    high: firstHigh,
    wrong: {
      from: 'wrong' in readBound(refused?.from ?? '', { side: 'from', min, max }),
      to: 'wrong' in readBound(refused?.to ?? '', { side: 'to', min, max }),
    },
    committed: { low: from ?? min, high: to ?? max },
  };
  const [state, setState] = useState(first);
  // Another answer of the server resets the values; the handles stay, and so does the focus. The answer to what was
  // chosen here resets nothing: a handle may have been moved since.
  const isAnswer =
    refused === null &&
    state.committed.low === first.committed.low &&
    state.committed.high === first.committed.high;
  const next = isAnswer ? { ...first, low: within(state.low), high: within(state.high) } : first;
  if (state.given !== given) setState(next);
  const { low, high, wrong } = state.given === given ? state : next;
  const errorId = useId();
  const scaleId = useId();
  const reasons = `${errorId} ${scaleId}`;
  const scale: Scale = { min, max, kind, step };
  const a = positionOf(low, scale);
  const b = positionOf(high, scale);

  function commit(one: number, other: number) {
    const next = { low: Math.min(one, other), high: Math.max(one, other) };
    setState((before) => ({ ...before, ...next, committed: next }));
    if (state.committed.low === next.low && state.committed.high === next.high) return;
    onCommit?.({ from: next.low <= min ? null : next.low, to: next.high >= max ? null : next.high });
  }
  function move(side: Side, position: number) {
    const moved =
      side === 'from'
        ? { low: valueAfterMove(low, Math.min(position, b - 1), scale) }
        : { high: valueAfterMove(high, Math.max(position, a + 1), scale) };
    setState((before) => ({ ...before, ...moved, wrong: { ...before.wrong, [side]: false } }));
  }
  /** Commits the text of a field; shows the message when it is not a number of the scale, and keeps the text. */
  function type(side: Side, event: FocusEvent<HTMLInputElement>) {
    const text = event.currentTarget.value;
    // What was chosen while other filters left a longer scale stays chosen.
    if (text === event.currentTarget.defaultValue && !wrong[side]) return;
    const bound = readBound(text, { side, min, max });
    setState((before) => ({ ...before, wrong: { ...before.wrong, [side]: 'wrong' in bound } }));
    if ('wrong' in bound) return;
    if (side === 'from') commit(bound.value, high);
    else commit(low, bound.value);
  }
  /** A refused text is kept until the value changes; an end of the scale is an empty field. */
  function textOf(
    value: number,
    { start, end, sent }: { start: number; end: number; sent?: string | undefined },
  ) {
    if (sent !== undefined && value === start) return sent;
    return value === end ? '' : format(value);
  }
  const isPlain = title !== undefined;
  const fieldFrom = (
    <BoundField
      key={`from${low}`}
      prefix="от"
      label={`${label} от`}
      name={nameFrom}
      value={textOf(low, { start: firstLow, end: min, sent: refused?.from })}
      hint={format(min)}
      errorId={wrong.from ? reasons : undefined}
      isPlain={isPlain}
      onLeave={(event) => type('from', event)}
    />
  );
  const fieldTo = (
    <BoundField
      key={`to${high}`}
      prefix="до"
      label={`${label} до`}
      name={nameTo}
      value={textOf(high, { start: firstHigh, end: max, sent: refused?.to })}
      hint={format(max)}
      errorId={wrong.to ? reasons : undefined}
      isPlain={isPlain}
      onLeave={(event) => type('to', event)}
    />
  );
  return (
    <div role="group" aria-label={label}>
      {title !== undefined && <RangeLine title={title} from={fieldFrom} to={fieldTo} />}
      <RangeTrack
        label={label}
        most={POSITIONS}
        low={{ position: a, text: format(low), onMove: (position) => move('from', position) }}
        high={{ position: b, text: format(high), onMove: (position) => move('to', position) }}
        histogram={histogram}
        onLeave={() => commit(low, high)}
      />
      {ticks !== undefined && <RangeTicks ticks={ticksOf(ticks, { low, high, scale })} />}
      {!isPlain && (
        <div className={styles.fields}>
          {fieldFrom}
          {fieldTo}
        </div>
      )}
      <FieldError id={errorId} isShown={wrong.from || wrong.to} />
      {(wrong.from || wrong.to) && (
        <p id={scaleId} className={styles.scale}>
          от&nbsp;{format(min)} до&nbsp;{format(max)}
        </p>
      )}
    </div>
  );
}

type Chosen = { low: number; high: number; scale: Scale };

function ticksOf(ticks: readonly { value: number; text: string }[], { low, high, scale }: Chosen): Tick[] {
  return ticks.map(({ value, text }) => ({
    text,
    part: positionOf(value, scale) / POSITIONS,
    isOn: value >= low && value <= high && (low > scale.min || high < scale.max),
  }));
}
