import { useState, type FocusEvent } from 'react';
import { readNumber } from '#app/base/filters/read-number.ts';
import { readBound } from './read-bound.ts';
import { positionOf, valueAfterMove, type Scale } from './range-scale.ts';

/** Null is an end of the scale. */
export type Bounds = { from: number | null; to: number | null };
export type Side = keyof Bounds;

type Input = Bounds & {
  refused: Record<Side, string> | null;
  scale: Scale;
  onCommit?: ((bounds: Bounds) => void) | undefined;
};

/** Both handles of a range: their values and positions, invalid texts, and handlers that move them. */
export function useRange({ from, to, refused, scale, onCommit }: Input) {
  const { min, max } = scale;
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
  // A new answer of the server resets the values; the handles stay, and so does the focus. The answer to the
  // shopper's own choice resets nothing: a handle may have been moved since.
  const isAnswer =
    refused === null &&
    state.committed.low === first.committed.low &&
    state.committed.high === first.committed.high;
  const next = isAnswer ? { ...first, low: within(state.low), high: within(state.high) } : first;
  if (state.given !== given) setState(next);
  const { low, high, wrong } = state.given === given ? state : next;
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
  /**
   * Commits the text of a field; when it is not a number on the scale, shows the message and keeps the text.
   */
  function type(side: Side, event: FocusEvent<HTMLInputElement>) {
    const text = event.currentTarget.value;
    // A value chosen while other filters left a longer scale stays chosen.
    if (text === event.currentTarget.defaultValue && !wrong[side]) return;
    const bound = readBound(text, { side, min, max });
    setState((before) => ({ ...before, wrong: { ...before.wrong, [side]: 'wrong' in bound } }));
    if ('wrong' in bound) return;
    if (side === 'from') commit(bound.value, high);
    else commit(low, bound.value);
  }
  return { low, high, wrong, a, b, firstLow, firstHigh, commit, move, type };
}
