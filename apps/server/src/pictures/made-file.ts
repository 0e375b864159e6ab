import { access, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureAddress } from './picture-address.ts';

/** An older claim was left by a process that has ended. */
const FORGOTTEN_MS = 30_000;
const LOOK_AGAIN_MS = 40;

/** Path of a generated size. */
export function madeFile(folder: string, { hash, width, format }: PictureAddress): string {
  return join(folder, hash.slice(0, 2), `${hash}-${width}.${format}`);
}

export async function readMade(file: string): Promise<Buffer | null> {
  return readFile(file).catch(nullWhereMissing);
}

/** Length of a generated size in bytes; null if it does not exist yet. */
export async function madeLength(file: string): Promise<number | null> {
  const found = await stat(file).catch(nullWhereMissing);
  return found?.size ?? null;
}

export async function isMade(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Writes and renames, because another process may be reading. A half-written file is removed: a full disk must not keep it. */
export async function keepMade(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Name of the claim file, which shows that a process is generating this size. */
export function claimOf(file: string): string {
  return `${file}.claim`;
}

/** Whether this process may generate the file; it must then release the claim. */
export async function claim(file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  const name = claimOf(file);
  if (await create(name)) return true;
  const found = await stat(name).catch(nullWhereMissing);
  if (found !== null && Date.now() - found.mtimeMs < FORGOTTEN_MS) return false;
  await rm(name, { force: true });
  return create(name);
}

export async function giveBack(file: string): Promise<void> {
  await rm(claimOf(file), { force: true });
}

/** Waits for a size that another process is generating; null after `patienceMs`. */
export async function awaitMade(file: string, patienceMs: number): Promise<Buffer | null> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    await sleep(LOOK_AGAIN_MS);
    const made = await readMade(file);
    if (made) return made;
    if (!(await isMade(claimOf(file)))) return readMade(file);
  }
  return null;
}

async function create(name: string): Promise<boolean> {
  try {
    await (await open(name, 'wx')).close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function nullWhereMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
