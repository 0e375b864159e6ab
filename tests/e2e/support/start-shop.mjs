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
const makeToken = (name, role) =>
  execFileSync(
    process.execPath,
    [join(root, 'scripts', 'commands', 'staff-token.mjs'), '--name', name, '--role', role],
    { encoding: 'utf8' },
  );
const tokens = {
  'staff-token': makeToken('Дарья Белова', 'head'),
  // The second person, who agrees to what one alone may not do.
  'second-token': makeToken('Олег Седов', 'finance'),
};
mkdirSync(folder, { recursive: true });
for (const [file, token] of Object.entries(tokens)) writeFileSync(join(folder, file), token, { mode: 0o600 });
await import('../../../apps/server/src/main.ts');
