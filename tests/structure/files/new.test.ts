import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles, root } from '../repository.ts';

const run = promisify(execFile);
/** Takes seconds on an idle machine, but other checks run at the same time. */
const TIMEOUT_MS = 300_000;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'yahont-new-'));
  for (const path of listFiles().filter(isNeeded)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  for (const folder of ['.', 'apps/api', 'apps/web', 'packages/contracts'])
    linkModules(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
}, TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }), TIMEOUT_MS);

test('what is refused names the reason and writes nothing', async () => {
  const refused = [
    ['call', 'after/nowhere', 'list-all'],
    ['call', 'after/support', 'List'],
    ['domain', 'attic/polls', 'list-polls'],
    ['domain', 'goods/support', 'list-all'],
    ['page', 'cart', 'Корзина'],
    ['page', 'polls', 'Polls'],
    ['letter', 'order', 'order-changed'],
  ];
  const faults = await Promise.all(refused.map((words) => makeNew(words).then(String, faultOf)));
  expect(faults.map((fault) => fault.split('\n')[0])).toEqual([
    'apps/api/src/domains/after/nowhere/nowhere.routes.ts does not exist: a domain with calls has one.',
    '«List» is not in kebab-case: lower-case words joined by hyphens.',
    '«attic» is no wing; the wings are ground, messages, people, goods, buying, after, front.',
    'the domain after/support exists already.',
    '/cart/ exists already.',
    'the title «Polls» is not in Russian.',
    'the topic order-changed exists already.',
  ]);
  expect(existsSync(join(copy, 'apps/web/app/routes/polls'))).toBe(false);
});

test(
  'a new domain, call, page and letter are wired in and pass types and lint',
  async () => {
    const written: string[] = [];
    for (const words of [
      ['domain', 'after/polls', 'list-polls'],
      ['call', 'after/polls', 'list-own-polls', '--account'],
      ['page', 'polls', 'Опросы о вещах'],
      ['page', 'polls/own', 'Мои опросы', '--visitor'],
      ['letter', 'poll', 'poll-published'],
      ['letter', 'poll', 'poll-answered'],
    ])
      written.push(...(await makeNew(words)));
    expect(read('apps/api/src/compose/after-modules.ts')).toContain('pollsModule(),');
    expect(read('apps/web/app/routes/page-steps/public-key.ts')).toContain("'/polls/own',");
    await Promise.all([checkApi(written), checkWeb(), lint(written)]);
  },
  TIMEOUT_MS,
);

function isNeeded(path: string): boolean {
  return (
    /^(?:apps|packages|scripts|tests\/e2e\/support)\/|^[^/]+$/.test(path) &&
    !/\/migrations\/|\.(?:jpe?g|png|webp|avif|woff2|pdf)$/.test(path)
  );
}

/** Links to all packages; links to the repository's own packages point into the copy. */
function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@yahont') linkModules(join(from, name), join(to, name));
    else if (lstatSync(join(from, name)).isSymbolicLink())
      symlinkSync(readlinkSync(join(from, name)), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** The paths that the script reports as written. */
async function makeNew(words: readonly string[]): Promise<string[]> {
  const { stdout } = await run(process.execPath, [join(copy, 'scripts', 'new.mjs'), ...words], { cwd: copy });
  const [, list = ''] = /^Written:\n([^]*?)\n\n/.exec(stdout) ?? [];
  return list.split('\n').map((line) => line.trim());
}

/** Checks without tests and `compose`, which need the whole API and would take three times as long. */
async function checkApi(written: readonly string[]): Promise<void> {
  const files = written.filter((path) =>
    /^(?:apps\/api\/src\/domains|packages)\/.*(?<!\.test)\.ts$/.test(path),
  );
  const config = { extends: './tsconfig.node.json', include: [], files };
  writeFileSync(join(copy, 'tsconfig.new.json'), JSON.stringify(config));
  await runTool('tsc', ['-p', 'tsconfig.new.json']);
}

async function checkWeb(): Promise<void> {
  const web = join(copy, 'apps', 'web');
  await runTool('react-router', ['typegen'], web);
  const pages = ['app/routes/polls/polls.tsx', 'app/routes/polls/own.tsx', 'app/routes.ts'];
  const config = { extends: './tsconfig.json', include: ['*.d.ts', '.react-router/types'], files: pages };
  writeFileSync(join(web, 'tsconfig.new.json'), JSON.stringify(config));
  await runTool('tsc', ['-p', 'tsconfig.new.json'], web);
}

/** Checks formatting too. Rules that need types are off, because they would read the whole API again. */
async function lint(written: readonly string[]): Promise<void> {
  const sources = written.filter((path) => /\.tsx?$/.test(path));
  const config = JSON.parse(read('.oxlintrc.json')) as { options: object };
  writeFileSync(
    join(copy, 'oxlint.new.json'),
    JSON.stringify({ ...config, options: { ...config.options, typeAware: false } }),
  );
  await runTool('oxlint', ['--deny-warnings', '-c', 'oxlint.new.json', ...sources]);
  await runTool('oxfmt', ['--check', ...sources]);
}

async function runTool(name: string, args: readonly string[], cwd: string = copy): Promise<void> {
  const result = await run(join(root, 'node_modules', '.bin', name), args, { cwd }).catch(faultOf);
  if (typeof result === 'string') expect.fail(`${name}: ${result}`);
}

function faultOf(error: unknown): string {
  // safe: execFile rejects with what the process printed
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  return stdout + stderr;
}

function read(path: string): string {
  return readFileSync(join(copy, path), 'utf8');
}
