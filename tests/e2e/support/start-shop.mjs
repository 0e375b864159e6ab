// The shop for the Playwright tests: its data directory starts empty, so every run has the same stock.
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const { DATA_DIR } = process.env;
if (DATA_DIR === undefined) throw new Error('DATA_DIR must name the directory that may be emptied');
rmSync(join(root, DATA_DIR), { recursive: true, force: true });
await import('../../../apps/server/src/main.ts');
