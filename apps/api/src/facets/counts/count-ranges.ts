import { createCounter } from './count-rows.ts';
import type { FacetTypes } from '../description.ts';
import { histogramOfCodes, histogramOfStretches, type Histogram } from '../histogram.ts';
import type { Scan } from '../scan.ts';
import { addCounts } from '../scope.ts';
import { selectNear, selectNearInColumn } from '../selections.ts';

/** The histogram of each range over the rows that all other groups and ranges leave. */
export function countRanges<T extends FacetTypes>({
  columns,
  scope,
  filtered,
  stretch,
  passed,
  anyOrder,
}: Scan<T>): ReadonlyMap<T['range'], Histogram> {
  const { order, ranges } = columns.description;
  const histograms = new Map<T['range'], Histogram>([
    [order, histogramOfStretches(columns.order, anyOrder, ranges[order])],
  ]);
  if (columns.ranges.length === 0) return histograms;
  const scratch = scratchFor(scope.positions.length);
  const amongPassed = createCounter(scope, passed, scratch.notPassed);
  const isAnyFiltered = columns.ranges.some((range) => filtered.some(({ column }) => column === range));
  const near = isAnyFiltered ? selectNear(stretch, scratch.near) : null;
  for (const column of columns.ranges) {
    const counts = amongPassed(column);
    const own = filtered.find((other) => other.column === column);
    if (own && near)
      addCounts(counts, column.codes, selectNearInColumn(own, { stretch, near, into: scratch.ofColumn }));
    histograms.set(column.range, histogramOfCodes(counts, column.values.valueOf, ranges[column.range]));
  }
  return histograms;
}

type Scratch = { near: Int32Array; ofColumn: Int32Array; notPassed: Int32Array };

let scratch: Scratch = createScratch(0);

function scratchFor(needed: number): Scratch {
  if (needed >= scratch.near.length) scratch = createScratch(needed + 1024);
  return scratch;
}

function createScratch(length: number): Scratch {
  const list = (): Int32Array => new Int32Array(length);
  return { near: list(), ofColumn: list(), notPassed: list() };
}
