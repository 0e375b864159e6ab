import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import released from '../../../deploy/released.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..', '..');
function git(...words: string[]): void {
  execFileSync('git', ['-C', ROOT, ...words], { stdio: 'pipe' });
}

/** Whether the commit of the last release is in this clone; a shallow one lacks it. */
export function hasReleased(): boolean {
  try {
    git('cat-file', '-e', `${released.commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** The last release as a tree of its own with the packages and the storefront of today. Returns its folder. */
export async function layOutReleased(): Promise<string> {
  const tree = join(ROOT, 'test-results', 'released');
  await rm(tree, { recursive: true, force: true });
  await mkdir(tree, { recursive: true });
  const packed = join(tree, 'released.tar');
  git(
    'archive',
    '-o',
    packed,
    released.commit,
    'apps',
    'packages',
    'scripts',
    'package.json',
    'tsconfig.base.json',
  );
  execFileSync('tar', ['-x', '-f', packed, '-C', tree]);
  await rm(packed);
  await linkPackages(tree);
  // Neither front end reads the database: the builds of today spare a build.
  for (const front of ['apps/web', 'apps/office']) {
    if (existsSync(join(tree, front))) await symlink(join(ROOT, front, 'build'), join(tree, front, 'build'));
  }
  return tree;
}

/** Links each installed package, and the workspaces of the tree itself instead of those of today. */
async function linkPackages(tree: string): Promise<void> {
  const installed = join(ROOT, 'node_modules');
  const own = join(tree, 'node_modules');
  await mkdir(join(own, '@yahont'), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== '@yahont') await symlink(join(installed, name), join(own, name));
  }
  for (const kind of ['apps', 'packages']) {
    for (const name of await readdir(join(tree, kind))) {
      await symlink(join(tree, kind, name), join(own, '@yahont', name));
      const nested = join(ROOT, kind, name, 'node_modules');
      if (existsSync(nested)) await symlink(nested, join(tree, kind, name, 'node_modules'));
    }
  }
}
