import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { writeOnce } from './write-once.ts';

const Secrets = z.object({ tokenKey: z.string().min(32) });
export type Secrets = z.infer<typeof Secrets>;

/**
 * The secrets of this shop: generated once and stored in `DATA_DIR/secrets.json`, readable by its owner only. Several
 * processes on one database must get the same ones from the environment.
 */
export async function loadSecrets(dataFolder: string): Promise<Secrets> {
  const file = join(dataFolder, 'secrets.json');
  const made: Secrets = { tokenKey: randomBytes(32).toString('base64url') };
  const text = await writeOnce(file, `${JSON.stringify(made, null, 2)}\n`);
  try {
    return Secrets.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(
      `${file} is damaged: restore it from a backup, or remove it and start once with TOKEN_KEY_REPLACED=1: everyone is then signed out, and links in letters are dead`,
      { cause },
    );
  }
}
