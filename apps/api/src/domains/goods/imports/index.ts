export { continueRun } from './continue-run.ts';
export { applyRun, releaseRun } from './move-run.ts';
export { describeRunFully } from './list-runs.ts';
export { startRun } from './start-run.ts';
