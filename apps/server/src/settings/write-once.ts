import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that does not exist yet, readable by its owner only, and returns its text: the given one, or what
 * another process wrote first. The file appears whole.
 */
export async function writeOnce(file: string, text: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, text, { mode: 0o600 });
  try {
    await link(unfinished, file);
    return text;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return await readFile(file, 'utf8');
  } finally {
    await rm(unfinished, { force: true });
  }
}
