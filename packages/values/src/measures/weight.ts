import { formatThousandths, NBSP } from '../digits.ts';

/** Milligrams → «3,42 г». */
export function formatGrams(weightMg: number): string {
  return `${formatThousandths(weightMg)}${NBSP}г`;
}
