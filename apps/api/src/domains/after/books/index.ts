export { BOOK_FAULTS, BOOK_PARTS, findFaults, readTotals } from './books.sql.ts';
export { compareTotals } from './compare-totals.ts';
export { describeFault, describeTotalDifference } from './describe.ts';
