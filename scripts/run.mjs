import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const BIN = join(root, 'node_modules', '.bin');

/**
 * Runs a command in the repository without stdin. `output: 'inherit'` shows the output at once, `'stderr'` shows
 * all of it on stderr, `'collect'` returns it. Never throws: a command that cannot start has code 127.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = process.env, output = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const streams = { inherit: ['inherit', 'inherit'], stderr: [2, 2], collect: ['pipe', 'pipe'] }[output];
    // Windows finds npm and other .cmd files only through a shell.
    const shell = process.platform === 'win32' && !command.includes(delimiter) && !command.endsWith('.exe');
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', ...streams] });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/** The environment with the pinned `node` and tools first in PATH. */
export function withTools(env = process.env) {
  return { ...env, PATH: [BIN, ...pathOf(env)].join(delimiter) };
}

/** The machine's own environment: `npm ci` must not run on a Node that it is about to delete. */
export function withoutTools(env = process.env) {
  return { ...env, PATH: pathOf(env).join(delimiter) };
}

function pathOf(env) {
  return (env.PATH ?? env.Path ?? '').split(delimiter).filter((folder) => folder !== BIN);
}
