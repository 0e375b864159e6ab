import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Extract } from 'tar-stream';
import { BackupProblem } from '../backup-problem.ts';
import { decrypting, MAGIC } from './cipher.ts';
import {
  DATABASE_FOLDER,
  Manifest,
  MANIFEST_ENTRY,
  MANIFEST_SUM_ENTRY,
  type ManifestPart,
} from './manifest.ts';

/** One entry of the tar with its bytes. */
type Entry = Extract extends AsyncIterable<infer One> ? One : never;

export type ArchiveSource = { path: string; key: Buffer | null };

/**
 * Reads all of an archive and compares every entry with the manifest.
 * @throws BackupProblem when it is incomplete, altered, of another format, or needs another key
 */
export async function verifyArchive(source: ArchiveSource): Promise<Manifest> {
  const seen: ManifestPart[] = [];
  let manifest = Buffer.alloc(0);
  let sum = '';
  await readEntries(source, async (entry) => {
    const { name } = entry.header;
    if (name === MANIFEST_ENTRY) manifest = await buffer(entry);
    else if (name === MANIFEST_SUM_ENTRY) sum = String(await buffer(entry));
    else seen.push(await measure(entry));
    return undefined;
  });
  if (sum !== createHash('sha256').update(manifest).digest('hex'))
    throw new BackupProblem('Архив повреждён или обрывается: в нём нет целой описи.');
  const read = Manifest.safeParse(JSON.parse(manifest.toString()));
  if (!read.success)
    throw new BackupProblem('Опись архива другого формата: он сделан другой версией магазина.', {
      cause: read.error,
    });
  const listed = [...read.data.database.parts, ...read.data.files];
  const isWhole =
    seen.length === listed.length &&
    listed.every((part, index) => {
      const own = seen[index];
      return own?.name === part.name && own.bytes === part.bytes && own.sha256 === part.sha256;
    });
  if (!isWhole) throw new BackupProblem('Архив повреждён: его части не совпадают с описью.');
  return read.data;
}

async function measure(entry: Entry): Promise<ManifestPart> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const data of entry as AsyncIterable<Buffer>) {
    bytes += data.length;
    hash.update(data);
  }
  return { name: entry.header.name, bytes, sha256: hash.digest('hex') };
}

/**
 * Visits the entries in their order. A visit reads or skips (`resume`) all of its entry; one that returns `stop` ends the reading.
 * @throws BackupProblem when the archive cannot be read; what a visit throws
 */
export async function readEntries(
  { path, key }: ArchiveSource,
  visit: (entry: Entry) => Promise<'stop' | undefined>,
): Promise<void> {
  const isEncrypted = await startsWithMagic(path);
  if (isEncrypted && key === null)
    throw new BackupProblem('Архив зашифрован: назовите файл ключа, --key ФАЙЛ.');
  const tar = extract();
  let problem: unknown = null;
  const reading = pipeline(
    createReadStream(path),
    isEncrypted && key !== null ? decrypting(key) : new PassThrough(),
    tar,
  ).catch((error: unknown) => {
    problem = error;
  });
  let failure: unknown = null;
  try {
    for await (const entry of tar) {
      const wish = await visit(entry).catch((error: unknown) => {
        // The entry of a broken archive fails, too.
        if (!tar.destroying) failure = error;
        throw error;
      });
      if (wish === 'stop') return;
    }
    await reading;
  } catch (error) {
    if (failure !== null) throw failure;
    await reading;
    problem ??= error;
  }
  if (problem === null) return;
  if (problem instanceof BackupProblem) throw problem;
  throw new BackupProblem('Это не архив магазина, или он повреждён.', { cause: problem });
}

/** The copy of the database, as one stream. */
export function databaseOf(source: ArchiveSource): Readable {
  const out = new PassThrough();
  readEntries(source, async (entry) => {
    // Parts of the database come first.
    if (!entry.header.name.startsWith(DATABASE_FOLDER)) return 'stop';
    for await (const data of entry as AsyncIterable<Buffer>) if (!out.write(data)) await drained(out);
    return undefined;
  }).then(
    () => out.end(),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return out;
}

/** Resolves when a stream takes data again. @throws when nobody reads it any more */
function drained(out: PassThrough): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      out.off('drain', settle).off('close', settle);
      if (out.destroyed) reject(new Error('nobody reads the copy any more'));
      else resolve();
    };
    if (out.destroyed) settle();
    else out.on('drain', settle).on('close', settle);
  });
}

async function startsWithMagic(path: string): Promise<boolean> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new BackupProblem(`Не читается архив ${path}.`, { cause });
  });
  try {
    const { buffer: head, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return bytesRead === MAGIC.length && head.equals(MAGIC);
  } finally {
    await file.close();
  }
}
