import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode } from './node.mjs';
import { root } from './root.mjs';
import { withTools } from './run.mjs';

const main = join(root, 'apps', 'server', 'src', 'main.ts');
// A small nursery and a heap that grows in small steps: pages are as fast, with a seventh less memory.
const serverFlags = readSettings('./server/flags.json');
// The system's allocator keeps one heap per thread and never returns memory: limit it to two.
const serverEnvironment = readSettings('./server/environment.json');
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs the server in the pinned Node, forwards signals to it and returns its exit code. */
export function serve({ mode, nodeArguments = [] }) {
  const env = withTools({ ...serverEnvironment, ...process.env, NODE_ENV: mode });
  const flags = [...serverFlags, ...nodeArguments];
  const child = spawn(findNode(), [...flags, main, ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of PASSED_ON) {
    process.on(signal, () => {
      // Ctrl+C in a terminal reaches the whole process group: a second SIGINT would cut the shutdown short.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  stopWithNpm(child);
  child.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on('exit', (code, signal) => exitLike(code, signal));
}

function readSettings(name) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}

// npm passes SIGTERM to its shell, which exits without notifying this process: the server would stay behind and keep
// the port and the database. When started by hand, this process may outlive the shell like any background process.
function stopWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 250);
}

function exitLike(code, signal) {
  if (signal === null) process.exit(code ?? 1);
  for (const name of PASSED_ON) process.removeAllListeners(name);
  process.kill(process.pid, signal);
}
