import { fileURLToPath } from 'node:url';
import { freePort, startProcess, type ServerProcess } from '../tests/server-process.ts';

const BARE = fileURLToPath(new URL('./support/bare-server.ts', import.meta.url));

/** Bare node:http that gives the same answer to every request, from a file: `{ status, headers, body }`. */
export async function startBareProcess(answerFile: string): Promise<ServerProcess> {
  return startProcess(['--disable-warning=ExperimentalWarning', BARE, answerFile], {
    port: await freePort(),
    variables: {},
  });
}
