import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program of the system; throws when it fails. */
export async function runCommand(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(program, args);
}
