// The shop for the Playwright tests: its data directory is filled from the demo, so every run has the same
// stock.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startShopProcess } from '../../server-process.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { DATA_DIR } = process.env;
if (DATA_DIR === undefined) throw new Error('DATA_DIR must name the directory that may be emptied');
const folder = join(root, DATA_DIR);
const filled = `${folder}-filled`;
for (const old of [folder, filled]) rmSync(old, { recursive: true, force: true });
// Separate shops for single specs start from a copy, because filling one takes longer than such a spec.
const filling = await startShopProcess({ DATA_DIR: filled });
await filling.stop();
cpSync(filled, folder, { recursive: true });
// The embedded database belongs to one process, so the command runs before the shop starts.
const makeToken = (name, role) =>
  execFileSync(
    process.execPath,
    [join(root, 'scripts', 'commands', 'staff-token.mjs'), '--name', name, '--role', role],
    { encoding: 'utf8' },
  );
const tokens = {
  'staff-token': makeToken('Дарья Белова', 'head'),
  // The second person, who approves actions that need two people.
  'second-token': makeToken('Олег Седов', 'finance'),
  // Invites the people of the office's journeys.
  'administrator-token': makeToken('Инна Ларина', 'administrator'),
};
for (const [file, token] of Object.entries(tokens)) writeFileSync(join(folder, file), token, { mode: 0o600 });
await import('../../../apps/server/src/main.ts');
