import { cp, mkdir, readdir, readFile, rename as moveFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startShopProcess, type ServerProcess } from '../../server-process.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const NOT_COPIED = /[\\/](?:build|node_modules|\.react-router)$/;
/** The text that replaces FIRST_WORDS in the second build. */
export const SECOND_WORDS = 'главному на странице';
const FIRST_WORDS = 'содержанию страницы';

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

/**
 * Simulates a second build with other words in the frame: every chunk has another name, and so has the
 * manifest with its version; nothing else differs. A real second build would take longer than the journey.
 * Returns the tree.
 */
export async function layOutSecond(folder: string): Promise<string> {
  const tree = join(folder, 'tree');
  await cp(join(ROOT, 'apps', 'server'), join(tree, 'apps', 'server'), {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(path),
  });
  await cp(join(ROOT, 'tsconfig.base.json'), join(tree, 'tsconfig.base.json'));
  await cp(join(ROOT, 'apps/office/build'), join(tree, 'apps/office/build'), { recursive: true });
  const build = join(tree, 'apps/web/build');
  await cp(join(ROOT, 'apps/web/build'), build, { recursive: true });

  const assets = join(build, 'client/assets');
  const chunks = (await readdir(assets))
    .filter((name) => name.endsWith('.js'))
    .map((name) => name.slice(0, -3));
  const version = chunks.find((name) => name.startsWith('manifest-'))?.slice('manifest-'.length);
  if (version === undefined) throw new Error('the build has no manifest');
  // `shop-C6zlfqn` → `shop-C6zlfqn2`, in file names and in every reference to them.
  const names = new RegExp([...chunks, version].join('|'), 'g');
  const rename = (text: string) => text.replaceAll(names, '$&2');
  let changed = 0;
  for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:m?js|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    const words = text.replaceAll(FIRST_WORDS, SECOND_WORDS);
    if (words !== text) changed += 1;
    await writeFile(file, rename(words));
    if (entry.parentPath === assets) await moveFile(file, join(assets, rename(entry.name)));
  }
  // The words are in one file of the server and in one chunk.
  if (changed !== 2) throw new Error(`${changed} files of the build say «${FIRST_WORDS}»`);
  return tree;
}

/** Creates a folder inside the repository, where Node finds the packages. */
export async function freshFolder(name: string): Promise<string> {
  const folder = join(ROOT, 'test-results', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
