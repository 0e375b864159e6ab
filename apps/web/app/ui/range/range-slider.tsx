import { useId } from 'react';
import { FieldError } from '#app/ui/fields/field-error.tsx';
import { BoundField } from './bound-field.tsx';
import { RangeLine } from './range-line.tsx';
import { POSITIONS, positionOf, type RangeScale, type Scale } from './range-scale.ts';
import { RangeTicks, type Tick } from './range-ticks.tsx';
import { RangeTrack } from './range-track.tsx';
import { useRange, type Bounds, type Side } from './use-range.ts';
import styles from './range-slider.module.css';

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
  /** Texts of both fields that the server refused; shown with the message until they are valid numbers. */
  refused?: Record<Side, string> | null;
  /**
   * With a title both fields are beside it above the scale; without one they are framed and below the scale.
   */
  title?: string;
  /** Values that are labelled below the scale. */
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
  const scale: Scale = { min, max, kind, step };
  const range = useRange({ from, to, refused, scale, onCommit });
  const { low, high, wrong, a, b, firstLow, firstHigh, commit, move, type } = range;
  const errorId = useId();
  const scaleId = useId();
  const reasons = `${errorId} ${scaleId}`;
  /** A refused text is kept until the value changes; at an end of the scale the field is empty. */
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

type ChosenRange = { low: number; high: number; scale: Scale };

function ticksOf(
  ticks: readonly { value: number; text: string }[],
  { low, high, scale }: ChosenRange,
): Tick[] {
  return ticks.map(({ value, text }) => ({
    text,
    part: positionOf(value, scale) / POSITIONS,
    isOn: value >= low && value <= high && (low > scale.min || high < scale.max),
  }));
}
