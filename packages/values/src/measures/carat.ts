import { formatThousandths, NBSP } from '../digits.ts';

/** Thousandths of a carat → «0,30 ct»: two decimals, and a third only where it says something. */
export function formatCarat(milliCarats: number): string {
  const [whole = '', fraction = ''] = formatThousandths(milliCarats).split(',');
  return `${whole},${fraction.padEnd(2, '0')}${NBSP}ct`;
}
