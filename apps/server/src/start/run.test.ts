import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

test('a bad variable ends the process with the variable’s name in the output', async () => {
  const { code, output } = await ended(start({ PORT: 'eighty' }));
  expect(code).toBe(1);
  expect(output).toContain('PORT');
  expect(output).not.toContain('eighty');
}, 60_000);

function start(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }));
  });
}
