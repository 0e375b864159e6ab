// `npm run db:generate`: writes the SQL of what changed in the tables. Drizzle reads the last snapshot alone, so older ones are deleted.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const SNAPSHOTS = join(import.meta.dirname, 'migrations', 'meta');

execFileSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' });
const older = readdirSync(SNAPSHOTS)
  .filter((file) => file.endsWith('_snapshot.json'))
  .toSorted()
  .slice(0, -1);
for (const file of older) rmSync(join(SNAPSHOTS, file));
