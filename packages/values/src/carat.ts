import { formatThousandths, NBSP } from './digits.ts';

/** Thousandths of a carat → «0,25 ct». */
export function formatCarat(milliCarats: number): string {
  return `${formatThousandths(milliCarats)}${NBSP}ct`;
}
