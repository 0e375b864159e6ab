import { parseArgs } from 'node:util';
import { IMPORT_KINDS, type ImportKind } from '@yahont/contracts/office/imports.ts';

export const IMPORT_USAGE = `Как пользоваться: npm run import -- ${IMPORT_KINDS.join('|')} ФАЙЛ [--preview]\n`;

export type ImportWish = { kind: ImportKind; file: string; isPreview: boolean };

/** Null when the arguments cannot be understood. */
export function readImportArguments(args: readonly string[]): ImportWish | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { preview: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [given, file, ...others] = positionals;
    const kind = IMPORT_KINDS.find((one) => one === given);
    if (kind === undefined || file === undefined || others.length > 0) return null;
    return { kind, file, isPreview: values.preview };
  } catch {
    return null;
  }
}
