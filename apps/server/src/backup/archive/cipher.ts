import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupProblem } from '../backup-problem.ts';

/**
 * An encrypted archive: MAGIC, 32 bytes of salt, then chunks of AES-256-GCM, each with its tag of 16 bytes. A chunk has
 * 64 KiB, the last one fewer or as many. Its nonce is its number and whether it is the last one, so chunks can
 * be neither exchanged nor cut off; the key is made from the key file and the salt, so no nonce is used twice.
 */
export const MAGIC = Buffer.from('yahont-backup-1\n');
const SALT = 32;
const CHUNK = 64 * 1024;
const TAG = 16;

/** Encrypts all that is written to it. @param key 32 bytes */
export function encrypting(key: Buffer): Transform {
  const salt = randomBytes(SALT);
  const own = keyOf(key, salt);
  const gathered = gather(CHUNK);
  let number = 0;
  const seal = (chunk: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', own, nonceOf((number += 1), isLast));
    return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  };
  const transform = new Transform({
    transform: (data: Buffer, _encoding, done) => {
      for (const chunk of gathered.add(data)) transform.push(seal(chunk, false));
      done();
    },
    flush: (done) => {
      transform.push(seal(gathered.rest(), true));
      done();
    },
  });
  transform.push(Buffer.concat([MAGIC, salt]));
  return transform;
}

/**
 * Decrypts an archive. Fails with a BackupProblem at the first chunk that was altered, is missing, or was encrypted with
 * another key. @param key 32 bytes
 */
export function decrypting(key: Buffer): Transform {
  const gathered = gather(CHUNK + TAG);
  let head: Buffer | null = Buffer.alloc(0);
  let own: Buffer = Buffer.alloc(0);
  let number = 0;
  const open = (sealed: Buffer, isLast: boolean): Buffer => {
    if (head !== null || sealed.length < TAG) throw new BackupProblem('Архив обрывается.');
    const decipher = createDecipheriv('aes-256-gcm', own, nonceOf((number += 1), isLast));
    decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
    } catch (cause) {
      const why =
        number === 1 ? 'Ключ не подходит к архиву, или архив повреждён.' : 'Архив повреждён или обрывается.';
      throw new BackupProblem(why, { cause });
    }
  };
  /** Takes the head off the first data. */
  const behead = (data: Buffer): Buffer => {
    if (head === null) return data;
    head = Buffer.concat([head, data]);
    if (head.length < MAGIC.length + SALT) return Buffer.alloc(0);
    own = keyOf(key, head.subarray(MAGIC.length, MAGIC.length + SALT));
    const rest = head.subarray(MAGIC.length + SALT);
    head = null;
    return rest;
  };
  const transform = new Transform({
    transform: (data: Buffer, _encoding, done) =>
      attempt(done, () => {
        for (const sealed of gathered.add(behead(data))) transform.push(open(sealed, false));
      }),
    flush: (done) =>
      attempt(done, () => {
        transform.push(open(gathered.rest(), true));
      }),
  });
  return transform;
}

function attempt(done: TransformCallback, work: () => void): void {
  try {
    work();
    done();
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}

function keyOf(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'yahont-backup', 32));
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 0, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Cuts data into chunks of one size; the last chunk stays until `rest`, which is not empty if any data came. */
function gather(size: number) {
  let waiting: Buffer[] = [];
  let bytes = 0;
  return {
    add: (data: Buffer): Buffer[] => {
      waiting.push(data);
      bytes += data.length;
      if (bytes <= size) return [];
      let all = Buffer.concat(waiting);
      const full: Buffer[] = [];
      while (all.length > size) {
        full.push(all.subarray(0, size));
        all = all.subarray(size);
      }
      waiting = [all];
      bytes = all.length;
      return full;
    },
    rest: (): Buffer => Buffer.concat(waiting),
  };
}
