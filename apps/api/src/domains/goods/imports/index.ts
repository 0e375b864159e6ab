export { continueRun } from './continue-run.ts';
export { dropRun, applyRun, releaseRun } from './move-run.ts';
export { describeRunFully } from './list-runs.ts';
export { startRun } from './start-run.ts';
