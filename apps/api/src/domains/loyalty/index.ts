export { balance } from './balance.ts';
export { creditWelcome } from './credit-welcome.ts';
export { earn } from './earn.ts';
export { listEntries } from './list-entries.ts';
export { returnPoints, reversePoints } from './refund-points.ts';
export { returnSpent } from './return-spent.ts';
export { spend } from './spend.ts';
