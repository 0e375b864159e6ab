// All checks that need no database: format, lint, styles, spelling, types, unused code, structure (import directions among it).
// Takes under a minute; CI runs the same.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { ensureInstalled } from './install.mjs';
import { reportFile } from './reports.mjs';
import { root } from './root.mjs';
import { withTools } from './run.mjs';
import { runSteps } from './steps.mjs';

const web = join('apps', 'web');
const structureReport = reportFile('structure');
mkdirSync(dirname(structureReport), { recursive: true });

await ensureInstalled();
const start = performance.now();
const failed = await runSteps(
  [
    step('types: web', [
      { command: 'react-router', args: ['typegen'], cwd: join(root, web) },
      { command: 'tsc', args: ['-p', web] },
    ]),
    step('structure, directions', [
      {
        command: 'vitest',
        args: [
          'run',
          '--project',
          'structure',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${structureReport}`,
        ],
      },
    ]),
    step('unused code', [{ command: 'knip', args: ['--no-progress'] }]),
    step('lint', [{ command: 'oxlint', args: ['--deny-warnings'] }]),
    step('styles', [{ command: 'stylelint', args: ['apps/web/app/**/*.css', '--max-warnings', '0'] }]),
    step('spelling', [{ command: 'cspell', args: ['--no-progress', '--no-summary', '--cache'] }]),
    step('format', [{ command: 'oxfmt', args: ['--check'] }]),
    ...otherProjects().map((project) =>
      step(`types: ${project}`, [{ command: 'tsc', args: ['-p', project] }]),
    ),
  ],
  {
    width: Math.max(2, Math.min(4, availableParallelism())),
    env: { ...withTools(), NO_COLOR: '1' },
  },
);

console.log(`\n${((performance.now() - start) / 1000).toFixed(1)} s`);
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exit(1);
}

function step(name, commands) {
  return { name, commands };
}

function otherProjects() {
  const rooms = ['apps', 'packages'].flatMap((floor) =>
    readdirSync(join(root, floor)).map((room) => join(floor, room)),
  );
  return ['.', 'tests', 'bench', ...rooms].filter((folder) => folder !== web && hasTypes(folder)).toSorted();
}

// tsc reports an error for a project without sources.
function hasTypes(folder) {
  if (!existsSync(join(root, folder, 'tsconfig.json'))) return false;
  return readdirSync(join(root, folder), { recursive: folder !== '.' }).some((file) => file.endsWith('.ts'));
}
