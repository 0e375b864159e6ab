import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startShopProcess, type ServerProcess } from '../../server-process.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const NOT_COPIED = /[\\/](?:build|node_modules|\.react-router)$/;
/** The text that the second build has in place of FIRST_WORDS. */
export const SECOND_WORDS = 'К главному на странице';
const FIRST_WORDS = 'К содержанию страницы';

/** A shop on its own port that can be stopped and started again from another build with the same data. */
export class Deployment {
  readonly port: number;
  readonly origin: string;
  readonly folder: string;
  #server: Promise<ServerProcess> | null = null;

  constructor(port: number, folder: string) {
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.folder = folder;
  }

  /** Serves the build of a tree with the repository's layout. */
  async open(tree: string): Promise<void> {
    this.#server = startShopProcess({ DATA_DIR: join(this.folder, 'data') }, { tree, port: this.port });
    await this.#server;
  }

  /** Waits for a server that is still starting: it must not outlive the test. */
  async close(): Promise<void> {
    const server = await this.#server?.catch(() => null);
    this.#server = null;
    await server?.stop();
  }

  async buildId(): Promise<string> {
    const answer = (await (await fetch(`${this.origin}/builds/latest.json?1`)).json()) as { id: string };
    return answer.id;
  }
}

/** The tree of this repository; its storefront is built. */
export const FIRST_TREE = ROOT;

/** Copies storefront and front door, changes a few words of the frame, and builds. Returns the tree. */
export async function buildSecond(folder: string): Promise<string> {
  const tree = join(folder, 'tree');
  const filter = (path: string) => !NOT_COPIED.test(path);
  for (const app of ['web', 'server']) {
    await cp(join(ROOT, 'apps', app), join(tree, 'apps', app), { recursive: true, filter });
  }
  await cp(join(ROOT, 'tsconfig.base.json'), join(tree, 'tsconfig.base.json'));
  const changed = join(tree, 'apps/web/app/shell/skip-link.tsx');
  const source = await readFile(changed, 'utf8');
  if (!source.includes(FIRST_WORDS)) throw new Error(`${changed} no longer says «${FIRST_WORDS}»`);
  await writeFile(changed, source.replace(FIRST_WORDS, SECOND_WORDS));
  const { bin } = JSON.parse(
    await readFile(join(ROOT, 'node_modules/@react-router/dev/package.json'), 'utf8'),
  ) as { bin: Record<string, string> };
  const cli = join(ROOT, 'node_modules/@react-router/dev', bin['react-router'] ?? '');
  await run(cli, ['build'], join(tree, 'apps/web'));
  return tree;
}

/** A folder inside the repository, where Node finds the packages. */
export async function freshFolder(name: string): Promise<string> {
  const folder = join(ROOT, 'test-results', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

function run(script: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}
