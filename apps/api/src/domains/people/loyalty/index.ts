export { accountLevel, earnPercentRead } from './account-level.ts';
export { balance, balanceRead } from './balance.ts';
export { comingBurn } from './burning/coming-burns.ts';
export { creditWelcome } from './credit-welcome.ts';
export { earn } from './earn.ts';
export { pointsToReverse, returnPoints, returnSpent, reversePoints } from './give-back.ts';
export { listEntries } from './list-entries.ts';
export { writePoints } from './office/give-points.ts';
export { spend } from './spend.ts';
