import { useState } from 'react';
import { GradeField } from './grade-field.tsx';
import { RangeLine } from './range-line.tsx';
import { RangeTicks } from './range-ticks.tsx';
import { RangeTrack } from './range-track.tsx';

type Grade = {
  value: string;
  /** Under its bar: «3», «А, отличная». */
  short: string;
  /** For screen readers: «А, отличная». */
  name: string;
  count: number;
};

/** Two grades of the scale; null: any. */
export type GradeEnds = { from: string | null; to: string | null };

type Props = GradeEnds & {
  /** What is selected: «Цвет». */
  label: string;
  title: string;
  /** From the best to the worst. */
  grades: readonly Grade[];
  nameFrom: string;
  nameTo: string;
  onCommit: (ends: GradeEnds) => void;
};

/**
 * Two handles between the bars of grades: with nine grades, handles at 1 and 5 choose the second to the
 * fifth. Both ends are also select lists, which work without JavaScript.
 */
export function GradeSlider({ label, title, grades, from, to, nameFrom, nameTo, onCommit }: Props) {
  const given = [from, to, ...grades.map(({ value }) => value)].join();
  const first = { given, ...edgesOf(grades, { from, to }) };
  const [state, setState] = useState(first);
  // A new answer of the server resets the handles without replacing them, so the focus stays.
  if (state.given !== given) setState(first);
  const { low, high } = state.given === given ? state : first;
  const most = grades.length;

  function commit(nextLow: number, nextHigh: number) {
    setState({ given, low: nextLow, high: nextHigh });
    const ends = {
      from: nextLow === 0 ? null : (grades[nextLow]?.value ?? null),
      to: nextHigh === most ? null : (grades[nextHigh - 1]?.value ?? null),
    };
    if (ends.from !== from || ends.to !== to) onCommit(ends);
  }
  const nameOf = (index: number) => grades[index]?.name ?? '';
  const isOpen = low === 0 && high === most;
  return (
    <div role="group" aria-label={label}>
      <RangeLine
        title={title}
        from={
          <GradeField
            label={`${label} от`}
            name={nameFrom}
            grades={grades}
            chosen={low}
            open={0}
            onChoose={(index) => commit(index, Math.max(high, index + 1))}
          />
        }
        to={
          <GradeField
            label={`${label} до`}
            name={nameTo}
            grades={grades}
            chosen={high - 1}
            open={most - 1}
            onChoose={(index) => commit(Math.min(low, index), index + 1)}
          />
        }
      />
      <RangeTrack
        label={label}
        most={most}
        low={{
          position: low,
          text: nameOf(low),
          onMove: (position) => setState({ given, low: Math.min(position, high - 1), high }),
        }}
        high={{
          position: high,
          text: nameOf(high - 1),
          onMove: (position) => setState({ given, low, high: Math.max(position, low + 1) }),
        }}
        histogram={grades.map(({ count }) => count)}
        onLeave={() => commit(low, high)}
      />
      <RangeTicks
        ticks={grades.map(({ short }, index) => ({
          text: short,
          part: (index + 0.5) / most,
          isOn: !isOpen && index >= low && index < high,
        }))}
      />
    </div>
  );
}

/** The edges of the bars between which the chosen grades lie; all of them for unknown grades. */
function edgesOf(grades: readonly Grade[], { from, to }: GradeEnds): { low: number; high: number } {
  const low =
    from === null
      ? 0
      : Math.max(
          0,
          grades.findIndex(({ value }) => value === from),
        );
  const last = to === null ? -1 : grades.findIndex(({ value }) => value === to);
  return { low, high: last < low ? grades.length : last + 1 };
}
