import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { writeOnce } from './write-once.ts';
import type { Environment } from './environment.ts';

/** VAPID keys (RFC 8292), base64url: a point of P-256 and its 32 secret bytes. */
const PushKeys = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});
export type PushKeys = z.infer<typeof PushKeys>;

type Settings = PushKeys & { subject: string };

/**
 * Keys for browser notices: those of the environment, otherwise generated once in a demo. A real shop without
 * keys offers no notices. Keys are stored, because new keys would silence every browser that subscribed with
 * the old ones.
 */
export async function pushSettings(environment: Environment, contact: string): Promise<Settings | null> {
  const { PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUSH_SUBJECT, DEMO, DATA_DIR } = environment;
  const subject = PUSH_SUBJECT ?? `mailto:${contact}`;
  if (PUSH_PUBLIC_KEY && PUSH_PRIVATE_KEY)
    return { publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, subject };
  return DEMO ? { ...(await loadPushKeys(DATA_DIR)), subject } : null;
}

/** The keys in `DATA_DIR/push-keys.json`, generated on the first start and readable by its owner only. */
export async function loadPushKeys(dataFolder: string): Promise<PushKeys> {
  const file = join(dataFolder, 'push-keys.json');
  const text = await writeOnce(file, `${JSON.stringify(makePushKeys(), null, 2)}\n`);
  return PushKeys.parse(JSON.parse(text));
}

function makePushKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys().toString('base64url');
  const secret = curve.getPrivateKey();
  // The library drops leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url');
  return { publicKey, privateKey };
}
