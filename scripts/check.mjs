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
    step('styles', [
      { command: 'stylelint', args: ['{apps/*/app,packages/front/src}/**/*.css', '--max-warnings', '0'] },
    ]),
    step('spelling', [{ command: 'cspell', args: ['--no-progress', '--no-summary', '--cache'] }]),
    step('format', [{ command: 'oxfmt', args: ['--check'] }]),
    ...typeSteps(),
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

// Each of these reads the whole API: combined they take a third of the time.
function typeSteps() {
  const joined = [
    {
      name: 'Node',
      config: 'tsconfig.node.json',
      folders: ['.', 'apps/api', 'apps/server', 'packages/demo', 'packages/print'],
    },
    { name: 'tests, bench', config: 'tsconfig.tests.json', folders: ['tests', 'bench'] },
  ];
  const alone = ['apps', 'packages']
    .flatMap((floor) => readdirSync(join(root, floor)).map((room) => `${floor}/${room}`))
    .filter((folder) => folder !== 'apps/web' && hasTypes(folder))
    .filter((folder) => joined.every(({ folders }) => !folders.includes(folder)))
    .map((folder) => ({ name: folder, config: folder }));
  return [...joined, ...alone].map(({ name, config }) =>
    step(`types: ${name}`, [{ command: 'tsc', args: ['-p', config] }]),
  );
}

// tsc reports an error for a project without sources.
function hasTypes(folder) {
  if (!existsSync(join(root, folder, 'tsconfig.json'))) return false;
  return readdirSync(join(root, folder), { recursive: true }).some((file) => file.endsWith('.ts'));
}
