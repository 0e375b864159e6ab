// Run by `npm install`: makes git use the hooks in this folder. A copy of the shop without git needs none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

if (existsSync(join(root, '.git'))) {
  try {
    execFileSync('git', ['config', 'core.hooksPath', 'scripts/hooks'], { cwd: root, stdio: 'inherit' });
  } catch {
    console.error('git does not check the subjects of commits here.');
  }
}
