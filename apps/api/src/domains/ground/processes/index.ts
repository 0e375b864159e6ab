export { createProcesses, type Processes } from './processes.ts';
export { checkSharedKey, OtherKey } from './shared-key.ts';
