import { closeSync, existsSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Locks the embedded database's directory for this process: two processes on one directory corrupt it silently. The
 * lock contains the pid and the start time of the process, so that a lock left by a killed one is recognised.
 * @returns a function that unlocks the directory
 * @throws when a running process holds it
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'database.lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, `${process.pid} ${startedAt(process.pid)}`);
      closeSync(handle);
      const unlock = (): void => {
        process.off('exit', unlock);
        rmSync(file, { force: true });
      };
      process.once('exit', unlock);
      return unlock;
    } catch (error) {
      if (!isExisting(error)) throw error;
      const holder = livingHolder(file);
      if (holder !== null) {
        throw new Error(
          `The database in ${directory} is in use by process ${holder}. Stop it or set DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Could not lock ${directory}`);
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function livingHolder(file: string): number | null {
  const [pid = '', start = ''] = readFileSync(file, 'utf8')
    .split(' ', 2)
    .map((part) => part.trim());
  const started = startedAt(Number(pid));
  return started !== '' && readFileSync(file, 'utf8').trim() === `${pid} ${started}` && start !== ''
    ? Number(pid)
    : null;
}

/** Start time of a process, in the system's own format; empty when there is no such process. */
function startedAt(pid: number): string {
  if (!Number.isSafeInteger(pid) || pid <= 0) return '';
  try {
    if (existsSync('/proc/self/stat')) {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .replaceAll(' ', '_');
  } catch {
    // No such process: the lock is stale.
    return '';
  }
}
