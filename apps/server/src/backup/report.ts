import {
  compareTotals,
  describeFault,
  describeTotalDifference,
  findFaults,
  openDatabase,
  readTotals,
  type DatabaseSettings,
} from '@yahont/api/compose.ts';
import type { Manifest } from './archive/manifest.ts';

/** Lines that say what an archive holds. */
export function describeArchive(manifest: Manifest): string[] {
  const { madeAt, database, books, files, vanished, bucket } = manifest;
  const bytes = [...database.parts, ...files].reduce((sum, part) => sum + part.bytes, 0);
  const orders = (books?.totals ?? []).filter(({ part }) => part === 'orders');
  const engine = database.engine === 'postgres' ? `PostgreSQL ${database.serverVersion}` : 'встроенная база';
  return [
    `Копия от ${madeAt}: ${engine}, ${files.length} файлов, ${(bytes / 1e6).toFixed(1)} МБ`,
    books === null
      ? 'Книги не записаны: база другой версии магазина.'
      : `Заказов: ${orders.reduce((sum, { count }) => sum + count, 0)}`,
    ...vanished.map((name) => `Удалён во время копирования: ${name}`),
    ...(bucket === null ? [] : [`Файлы покупателей лежат в хранилище ${bucket}, в копии их нет.`]),
  ];
}

/** Lines of what did not agree in the books when the backup was made; empty when all of it did. */
export function faultsOfArchive({ books }: Manifest): string[] {
  return (books?.faults ?? []).map(describeFault);
}

/**
 * Migrates the database and compares its books within themselves and with those of an archive.
 * @returns a line for each difference; empty when there is none
 */
export async function compareWithArchive(settings: DatabaseSettings, { books }: Manifest): Promise<string[]> {
  const database = await openDatabase(settings);
  try {
    const differences = books === null ? [] : compareTotals(books.totals, await readTotals(database));
    const faults = await findFaults(database);
    return [...differences.map(describeTotalDifference), ...faults.map(describeFault)];
  } finally {
    await database.close();
  }
}
