// The shop for the Playwright tests: its data directory starts empty, so every run has the same stock.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const { DATA_DIR } = process.env;
if (DATA_DIR === undefined) throw new Error('DATA_DIR must name the directory that may be emptied');
const folder = join(root, DATA_DIR);
rmSync(folder, { recursive: true, force: true });
// The embedded database belongs to one process, so the command runs before the shop starts.
const command = [
  join(root, 'scripts', 'commands', 'staff-token.mjs'),
  '--name',
  'Дарья Белова',
  '--role',
  'head',
];
const token = execFileSync(process.execPath, command, { encoding: 'utf8' });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'staff-token'), token, { mode: 0o600 });
await import('../../../apps/server/src/main.ts');
