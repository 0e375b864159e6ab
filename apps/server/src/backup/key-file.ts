import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { BackupProblem } from './backup-problem.ts';

const BYTES = 32;

/** Makes a key file, readable by its owner only. An existing file is never overwritten. @throws BackupProblem */
export async function makeKeyFile(path: string): Promise<void> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(randomBytes(BYTES));
    await file.sync();
    await file.close();
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    throw new BackupProblem(`Файл ${path} уже есть: ключ не перезаписывается.`, { cause });
  }
}

/** The 32 bytes of a key file. @throws BackupProblem when it is missing or has another length */
export async function readKeyFile(path: string): Promise<Buffer> {
  const key = await readFile(path).catch((cause: unknown) => {
    throw new BackupProblem(`Не читается файл ключа ${path}.`, { cause });
  });
  if (key.length !== BYTES)
    throw new BackupProblem(
      `В файле ключа ${path} должно быть ${BYTES} байта, а в нём ${key.length}. Новый ключ: npm run backup -- --make-key ФАЙЛ`,
    );
  return key;
}
