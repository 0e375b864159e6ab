export { joinComparisons } from './join-comparisons.ts';
export { listCompared } from './list-compared.ts';
