import { formatThousandths, NBSP } from '../digits.ts';

/** Thousandths of a carat → «0,30 ct»: two decimals, and a third only when it is not zero. */
export function formatCarat(milliCarats: number): string {
  const [whole = '', fraction = ''] = formatThousandths(milliCarats).split(',');
  return `${whole},${fraction.padEnd(2, '0')}${NBSP}ct`;
}
