import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Files that are, or will be, under version control: paths from the root with forward slashes. */
export function listFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(output.split('\0'))].filter((path) => path !== '' && existsSync(join(root, path)));
}

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function isSource(path: string): boolean {
  return /^(apps|packages|tests|bench)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts');
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}
