import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Folder of `initdb` and `postgres`: Debian keeps them out of PATH. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** PostgreSQL refuses to run as root: then it runs as its own user. Null: it cannot. */
function findRunner(): readonly string[] | null {
  if (process.getuid?.() !== 0) return [];
  try {
    execFileSync('runuser', ['-u', 'postgres', '--', 'true'], { stdio: 'ignore' });
    return ['runuser', '-u', 'postgres', '--'];
  } catch {
    return null;
  }
}

const programs = findPrograms();
const runner = findRunner();
/** Whether a test can start a PostgreSQL of its own. */
export const hasOwnCluster = programs !== null && runner !== null;

/** Runs a program of PostgreSQL in a folder. */
export async function runProgram(folder: string, program: string, ...args: string[]): Promise<void> {
  const [command, ...before] = [...(runner ?? []), join(programs ?? '', program)];
  await promisify(execFile)(command, [...before, ...args], { cwd: folder });
}

/** Lets PostgreSQL's user write into a folder. */
export function giveToPostgres(folder: string): void {
  if (runner !== null && runner.length > 0) execFileSync('chown', ['postgres', folder]);
}
