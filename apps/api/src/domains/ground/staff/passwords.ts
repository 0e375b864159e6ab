import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 32 MB and about a quarter of a second on a processor of 2026. A stored hash names its own. */
const COST = { log2N: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Twice what the cost needs. */
const MAX_MEMORY = 64 * 1024 * 1024;
/** So that a flood of sign-ins cannot take the processors from the shop. */
const MAX_AT_ONCE = 2;
/** A few seconds of work. */
const MAX_WAITING = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Whether so many passwords wait that another one should come later. */
export function arePasswordsBusy(): boolean {
  return waiting.length >= MAX_WAITING;
}

/** `scrypt$15$8$3$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { log2N, r, p } = COST;
  const hash = await derive(password, { salt, ...COST });
  return ['scrypt', log2N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** Compares with a stored hash. Without one it takes as long and answers false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : parse(stored);
  if (parsed === null) {
    await derive(password, { salt: Buffer.alloc(SALT_BYTES), ...COST });
    return false;
  }
  return timingSafeEqual(await derive(password, parsed), parsed.hash);
}

type Parameters = { salt: Buffer; log2N: number; r: number; p: number };

function parse(stored: string): (Parameters & { hash: Buffer }) | null {
  const [kind, log2N, r, p, salt, hash] = stored.split('$');
  if (kind !== 'scrypt' || salt === undefined || hash === undefined) return null;
  const bytes = Buffer.from(hash, 'base64url');
  if (bytes.length !== HASH_BYTES) return null;
  return {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: bytes,
  };
}

async function derive(password: string, { salt, log2N, r, p }: Parameters): Promise<Buffer> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await new Promise((resolve, reject) => {
      const options = { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY };
      // The same letters from another keyboard may be other code points.
      scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    });
  } finally {
    const next = waiting.shift();
    // The place goes over to the next one.
    if (next) next();
    else running -= 1;
  }
}
