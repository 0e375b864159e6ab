import { parseArgs } from 'node:util';

/** `make`: a backup; `check`: read an archive; `compare`: its books with those of the database. */
export type BackupWish =
  | { verb: 'make-key'; file: string }
  | { verb: 'make' | 'check' | 'compare'; file: string; key: string | null };

export const BACKUP_USAGE = `Как пользоваться:
  npm run backup -- АРХИВ [--key ФАЙЛ_КЛЮЧА]            сделать копию
  npm run backup -- --check АРХИВ [--key ФАЙЛ_КЛЮЧА]    проверить копию
  npm run backup -- --compare АРХИВ [--key ФАЙЛ_КЛЮЧА]  сверить книги базы с копией
  npm run backup -- --make-key ФАЙЛ_КЛЮЧА               сделать ключ
`;

/** The arguments of `npm run backup`; null when they cannot be understood. */
export function readBackupArguments(args: readonly string[]): BackupWish | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        check: { type: 'string' },
        compare: { type: 'string' },
        'make-key': { type: 'string' },
      },
    });
    const { key = null, check, compare, 'make-key': keyFile } = values;
    const wishes: BackupWish[] = [
      ...positionals.map((file): BackupWish => ({ verb: 'make', file, key })),
      ...(check === undefined ? [] : [{ verb: 'check' as const, file: check, key }]),
      ...(compare === undefined ? [] : [{ verb: 'compare' as const, file: compare, key }]),
      ...(keyFile === undefined ? [] : [{ verb: 'make-key' as const, file: keyFile }]),
    ];
    const [wish, ...more] = wishes;
    if (wish === undefined || more.length > 0 || wish.file === '' || key === '') return null;
    return wish.verb === 'make-key' && key !== null ? null : wish;
  } catch {
    return null;
  }
}
