import type { z } from 'zod';
import { ImportStone } from '@yahont/contracts/stones/stones-import.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { RefusedRow } from '#src/platform/domain-module.ts';
import { laboratories } from '../stones.tables.ts';
import { findByCodes } from './stones.sql.ts';

type Row = { row: number; stone: ImportStone };

/** Separates the rows that can be written from those that cannot; both keep the order of the input. */
export async function checkRows(
  tx: Db,
  input: readonly unknown[],
): Promise<{ list: ImportStone[]; refused: RefusedRow[] }> {
  const refused: RefusedRow[] = [];
  const rows: Row[] = [];
  for (const [index, given] of input.entries()) {
    const parsed = ImportStone.safeParse(given);
    if (parsed.success) rows.push({ row: index + 1, stone: parsed.data });
    else refused.push({ row: index + 1, reason: wordsOf(parsed.error) });
  }
  const reasonOf = await createCheck(
    tx,
    rows.map(({ stone }) => stone),
  );
  const list: ImportStone[] = [];
  for (const { row, stone } of rows) {
    const reason = reasonOf(stone);
    if (reason === null) list.push(stone);
    else refused.push({ row, reason });
  }
  return { list, refused: refused.toSorted((a, b) => a.row - b.row) };
}

/** «price: Too small: expected number to be >=1» */
function wordsOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}

/** Checks rows in sequence: of two rows with the same certificate or code the second is refused. */
async function createCheck(
  tx: Db,
  list: readonly ImportStone[],
): Promise<(stone: ImportStone) => string | null> {
  const rows = await tx.select({ name: laboratories.name }).from(laboratories);
  const names = new Set(rows.map(({ name }) => name));
  const holders = await holdersOf(tx, list);
  const [certificates, codes] = [new Set<string>(), new Set<string>()];
  return (stone) => {
    const certificate = certificateKey(stone);
    if (!names.has(stone.laboratory)) return `unknown-laboratory: ${stone.laboratory}`;
    if (certificates.has(certificate)) return `certificate-repeated: ${certificate}`;
    if (codes.has(stone.code)) return `code-repeated: ${stone.code}`;
    const holder = holders.get(stone.code);
    if (holder !== undefined && holder !== certificate) return `code-taken: ${holder}`;
    certificates.add(certificate);
    codes.add(stone.code);
    return null;
  };
}

/** The certificates of known stones by their codes. */
async function holdersOf(tx: Db, list: readonly ImportStone[]): Promise<Map<string, string>> {
  const known = await findByCodes(
    tx,
    list.map(({ code }) => code),
  );
  return new Map(known.map((stone) => [stone.code, certificateKey(stone)]));
}

function certificateKey({
  laboratory,
  certificate,
}: Pick<ImportStone, 'laboratory' | 'certificate'>): string {
  return `${laboratory} ${certificate}`;
}
