import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const Secrets = z.object({ tokenKey: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

/**
 * The secrets of this shop: generated once and stored in `DATA_DIR/secrets.json`, readable by its owner only. Several
 * processes on one database must get the same ones from the environment.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = join(dataFolder, 'secrets.json');
  await mkdir(dataFolder, { recursive: true });
  const made: Secrets = { tokenKey: randomBytes(32).toString('base64url') };
  try {
    await writeFile(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readSecrets(file);
  }
}

async function readSecrets(file: string): Promise<Secrets> {
  try {
    return Secrets.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} is damaged: restore it, or remove it and everyone is signed out`, { cause });
  }
}
