import { parseArgs } from 'node:util';

export type RestoreWish = { file: string; key: string | null; isReplacing: boolean };

export const RESTORE_USAGE = `Как пользоваться: npm run restore -- АРХИВ [--key ФАЙЛ_КЛЮЧА] [--replace]
  --replace: заменить базу и файлы, в которых уже есть данные
`;

/** The arguments of `npm run restore`; null when they cannot be understood. */
export function readRestoreArguments(args: readonly string[]): RestoreWish | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { key: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || file === '' || more.length > 0 || values.key === '') return null;
    return { file, key: values.key ?? null, isReplacing: values.replace };
  } catch {
    return null;
  }
}
