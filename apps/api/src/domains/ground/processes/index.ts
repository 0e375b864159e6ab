export { createProcesses, type Processes } from './processes.ts';
export { checkSharedKey } from './shared-key.ts';
