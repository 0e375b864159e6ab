import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMANDS = fileURLToPath(new URL('../commands', import.meta.url));
const FLAGS = [
  '--disable-warning=ExperimentalWarning',
  `--import=${new URL('../start/quick-start.ts', import.meta.url).href}`,
];

/**
 * For a test of a command: a process starts, migrates a new database and ends, possibly on a busy machine.
 */
export const COMMAND_TIMEOUT_MS = 300_000;

type Ended = { status: number | null; stdout: string; stderr: string };

export type CommandPlace = {
  /** Folder of its embedded database. */
  folder: string;
  /** Runs a command by the name of its file. */
  run: (name: string, ...args: string[]) => Promise<Ended>;
  /** Removes the folder. */
  stop: () => void;
};

/** A new embedded database for commands of the repository: the first command that opens it migrates it. */
export function openCommandPlace(): CommandPlace {
  const folder = mkdtempSync(join(tmpdir(), 'yahont-commands-'));
  const { DATABASE_URL: _url, ...env } = process.env;
  return {
    folder,
    run: async (name, ...args) => {
      // Asynchronous, so that this process still answers the test runner, which considers a process dead
      // after a minute of silence.
      const child = spawn(process.execPath, [...FLAGS, join(COMMANDS, `${name}.ts`), ...args], {
        env: { ...env, DATA_DIR: folder, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = Promise.withResolvers<number | null>();
      child.once('error', ended.reject).once('close', ended.resolve);
      const [status, stdout, stderr] = await Promise.all([
        ended.promise,
        text(child.stdout),
        text(child.stderr),
      ]);
      return { status, stdout, stderr };
    },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}
