import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = fileURLToPath(new URL('../commands', import.meta.url));

/** For a test of a command: a process starts, migrates a new database and ends; the machine may be busy. */
export const COMMAND_TIMEOUT_MS = 120_000;

export type TestCommand = {
  /** Where its embedded database is. */
  folder: string;
  run: (...args: string[]) => { status: number | null; stdout: string; stderr: string };
  /** Removes the folder. */
  stop: () => void;
};

/** A command of the repository by the name of its file, on a new embedded database. */
export function openCommand(name: string): TestCommand {
  const folder = mkdtempSync(join(tmpdir(), `yahont-${name}-`));
  const { DATABASE_URL: _url, ...env } = process.env;
  return {
    folder,
    run: (...args) =>
      spawnSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', join(COMMANDS, `${name}.ts`), ...args],
        { env: { ...env, DATA_DIR: folder, NODE_ENV: 'production' }, encoding: 'utf8' },
      ),
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
