import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { BackupProblem } from '../backup-problem.ts';
import { encrypting } from './cipher.ts';
import {
  DATABASE_FOLDER,
  FILES_FOLDER,
  MANIFEST_ENTRY,
  MANIFEST_SUM_ENTRY,
  type Manifest,
  type ManifestPart,
} from './manifest.ts';

/** A tar needs the size of an entry before its bytes, and a dump has none: it is cut into entries of this size. */
const DATABASE_PART = 1024 * 1024;

export type ArchiveWriter = {
  /** Adds the copy of the database. */
  addDatabase: (dump: Readable) => Promise<ManifestPart[]>;
  /** Adds a file that does not change. @param name path within DATA_DIR, with `/` */
  addFile: (name: string, file: FileHandle) => Promise<ManifestPart>;
};

/**
 * Writes an archive. It appears under its name only when it is whole and on the disk; an existing file is never
 * overwritten. Readable by its owner only.
 * @param key null: not encrypted
 * @throws BackupProblem
 */
export async function writeArchive(
  path: string,
  key: Buffer | null,
  fill: (writer: ArchiveWriter) => Promise<Manifest>,
): Promise<Manifest> {
  await refuseExisting(path);
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  const tar = pack();
  try {
    const out = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    const writing = pipeline(tar, key === null ? new PassThrough() : encrypting(key), out);
    // A full disk ends the work that fills the archive, too.
    writing.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
    const manifest = await Promise.race([
      fillTar(tar, fill),
      writing.then(() => Promise.reject(new Error('ended'))),
    ]);
    tar.finalize();
    await writing;
    await refuseExisting(path);
    await rename(draft, path);
    return manifest;
  } catch (error) {
    tar.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

async function fillTar(tar: Pack, fill: (writer: ArchiveWriter) => Promise<Manifest>): Promise<Manifest> {
  const manifest = await fill({
    addDatabase: async (dump) => {
      const parts: ManifestPart[] = [];
      for await (const piece of inPieces(dump, DATABASE_PART)) {
        const name = `${DATABASE_FOLDER}${String(parts.length).padStart(6, '0')}`;
        await addBytes(tar, name, piece);
        parts.push({ name, bytes: piece.length, sha256: createHash('sha256').update(piece).digest('hex') });
      }
      return parts;
    },
    addFile: (name, file) => addFile(tar, `${FILES_FOLDER}${name}`, file),
  });
  const text = Buffer.from(JSON.stringify(manifest));
  await addBytes(tar, MANIFEST_ENTRY, text);
  await addBytes(tar, MANIFEST_SUM_ENTRY, Buffer.from(createHash('sha256').update(text).digest('hex')));
  return manifest;
}

async function addFile(tar: Pack, name: string, file: FileHandle): Promise<ManifestPart> {
  const { size, mode } = await file.stat();
  const hash = createHash('sha256');
  const entry = tar.entry({ name, size, mode: mode & 0o777 });
  let bytes = 0;
  const source = file.createReadStream({ autoClose: false });
  source.on('data', (data) => {
    bytes += data.length;
    hash.update(data);
  });
  await pipeline(source, entry);
  if (bytes !== size) throw new BackupProblem(`Файл ${name} изменился во время копирования. Повторите.`);
  return { name, bytes, sha256: hash.digest('hex') };
}

function addBytes(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

async function* inPieces(source: Readable, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const data of source as AsyncIterable<Buffer>) {
    waiting.push(data);
    bytes += data.length;
    if (bytes < size) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function refuseExisting(path: string): Promise<void> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new BackupProblem(`Файл ${path} уже есть: копия не перезаписывается. Назовите её иначе.`);
}

/** Puts what was renamed on the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync();
  await folder.close();
}
