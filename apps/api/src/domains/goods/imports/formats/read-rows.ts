import type { ImportColumn, RunFailure } from '@yahont/contracts/office/imports.ts';
import { Misread, type Parser } from './parsers.ts';
import { readRecords, type FileRecord } from './records.ts';
import { delimiterOf, splitRow, type Delimiter } from './split-row.ts';
import { createTextOf, hasBom, isForeign, type TextOf } from './text-of.ts';

/** A column of a kind: how files name it, and how its field is read. */
export type Column = {
  field: string;
  /** Its name in Russian. */
  name: string;
  /** Other names that files have for it. */
  aliases?: readonly string[];
  isRequired?: boolean;
  /** What an empty field means. `none`: as if there were no such column. */
  empty?: 'none' | 'value';
  parse: Parser;
};

export type Fields = Readonly<Record<string, unknown>>;

/** A row of a file, read by the columns of its kind, or why it cannot be read. `text`: as it came. */
export type ReadRow = { line: number; text: string } & ({ fields: Fields } | { reason: string });

/** The whole file cannot be read. */
export class UnreadableFile extends Error {
  readonly code: RunFailure;
  readonly details: string;

  constructor(code: RunFailure, details = '') {
    super(`${code}: ${details}`);
    this.name = 'UnreadableFile';
    this.code = code;
    this.details = details;
  }
}

const FAULTS = {
  long: 'строка длиннее 64 КБ',
  quote: 'кавычка не закрыта',
  encoding: 'строка в другой кодировке, чем файл',
} as const;
const SHOWN_CHARACTERS = 500;

type Open = {
  /** What was found in the head of the file; called once, with the first row. */
  onColumns: (columns: ImportColumn[]) => void;
};

/**
 * Reads the rows of a CSV file with a head, or lines of JSON, one by one.
 * @throws UnreadableFile
 */
export async function* readRows(
  chunks: AsyncIterable<Uint8Array>,
  columns: readonly Column[],
  { onColumns }: Open,
): AsyncGenerator<ReadRow> {
  const { first, all } = await peek(chunks);
  if (first === null || isForeign(first))
    throw new UnreadableFile(first === null ? 'unreadable' : 'encoding');
  const body = hasBom(first) ? first.subarray(3) : first;
  const textOf = createTextOf(first);
  const isJson = /^\s*\{/.test(Buffer.from(body.subarray(0, 200)).toString('latin1'));
  const records = readRecords(withoutBom(all), { hasQuotes: !isJson });
  if (isJson) yield* readJsonRows(records, { textOf, columns, onColumns });
  else yield* readCsvRows(records, { textOf, columns, onColumns });
}

type Reading = Open & { textOf: TextOf; columns: readonly Column[] };

async function* readCsvRows(
  records: AsyncIterable<FileRecord>,
  { textOf, columns, onColumns }: Reading,
): AsyncGenerator<ReadRow> {
  let head: { delimiter: Delimiter; given: string[]; taken: (Column | null)[] } | null = null;
  let isFirst = true;
  for await (const record of records) {
    const text = record.fault === null ? textOf(record.bytes) : null;
    if (head === null) {
      if (text === null) throw new UnreadableFile('unreadable', FAULTS[record.fault ?? 'encoding']);
      head = readHead(text, columns);
      continue;
    }
    const row = text === null ? null : splitRow(text, head.delimiter);
    if (isFirst) onColumns(shownColumns(head, row ?? []));
    isFirst = false;
    const common = { line: record.line, text: shownText(text, record.bytes) };
    if (text === null) yield { ...common, reason: FAULTS[record.fault ?? 'encoding'] };
    else if (row === null) yield { ...common, reason: 'кавычка не на месте' };
    else if (row.length < head.given.length)
      yield { ...common, reason: `строка обрезана: полей ${row.length} из ${head.given.length}` };
    else if (row.length > head.given.length && row.slice(head.given.length).some((field) => field !== ''))
      yield { ...common, reason: `полей ${row.length}, а столбцов ${head.given.length}` };
    else yield { ...common, ...readFields(head.taken, row) };
  }
  if (head === null) throw new UnreadableFile('unreadable');
  if (isFirst) onColumns(shownColumns(head, []));
}

function readHead(text: string, columns: readonly Column[]) {
  const delimiter = delimiterOf(text);
  const given = splitRow(text, delimiter) ?? [];
  const taken = given.map((name) => columns.find((column) => namesOf(column).includes(plain(name))) ?? null);
  const missing = columns.filter((column) => column.isRequired === true && !taken.includes(column));
  if (missing.length > 0)
    throw new UnreadableFile('columns', missing.map(({ name }) => `«${name}»`).join(', '));
  const repeated = taken.find((column, index) => column !== null && taken.indexOf(column) !== index);
  if (repeated) throw new UnreadableFile('columns', `«${repeated.name}» дважды`);
  return { delimiter, given, taken };
}

function namesOf({ field, name, aliases = [] }: Column): string[] {
  return [field, name, ...aliases].map(plain);
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');
}

type Head = { given: readonly string[]; taken: readonly (Column | null)[] };

function shownColumns({ given, taken }: Head, row: readonly string[]): ImportColumn[] {
  return given.slice(0, 60).map((name, index) => ({
    given: name.slice(0, 80),
    field: taken[index]?.name ?? null,
    first: (row[index] ?? '').slice(0, 80),
  }));
}

function readFields(
  taken: readonly (Column | null)[],
  row: readonly string[],
): { fields: Fields } | { reason: string } {
  const fields: Record<string, unknown> = {};
  for (const [index, column] of taken.entries()) {
    const text = row[index]?.trim() ?? '';
    if (column === null) continue;
    if (text === '' && column.isRequired === true) return { reason: `«${column.name}»: пусто` };
    if (text === '' && column.empty !== 'value') continue;
    try {
      fields[column.field] = column.parse(text);
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      return { reason: `«${column.name}»: ${error.message}` };
    }
  }
  return { fields };
}

async function* readJsonRows(
  records: AsyncIterable<FileRecord>,
  { textOf, columns, onColumns }: Reading,
): AsyncGenerator<ReadRow> {
  let isFirst = true;
  for await (const record of records) {
    const text = record.fault === null ? textOf(record.bytes) : null;
    const common = { line: record.line, text: shownText(text, record.bytes) };
    const fields = text === null ? null : objectOf(text);
    if (isFirst) onColumns(jsonColumns(fields ?? {}, columns));
    isFirst = false;
    if (text === null) yield { ...common, reason: FAULTS[record.fault ?? 'encoding'] };
    else if (fields === null) yield { ...common, reason: 'это не объект JSON, или он обрезан' };
    else yield { ...common, fields };
  }
}

function objectOf(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    // PostgreSQL keeps no NUL.
    return text.includes(String.raw`\u0000`) ? null : { ...value };
  } catch {
    return null;
  }
}

function jsonColumns(fields: Fields, columns: readonly Column[]): ImportColumn[] {
  return Object.entries(fields)
    .slice(0, 60)
    .map(([given, value]) => ({
      given: given.slice(0, 80),
      field: columns.find(({ field }) => field === given)?.name ?? null,
      first: (JSON.stringify(value) ?? '').slice(0, 80),
    }));
}

/** NUL and halves of letters cannot be kept. */
function shownText(text: string | null, bytes: Uint8Array): string {
  const shown = text ?? new TextDecoder('windows-1251').decode(bytes.subarray(0, SHOWN_CHARACTERS));
  return shown.slice(0, SHOWN_CHARACTERS).replaceAll('\0', '').toWellFormed();
}

type Peeked = { first: Uint8Array | null; all: AsyncIterable<Uint8Array> };

/** Bytes by which the form of a file is known. */
const BEGINNING_BYTES = 4096;

/** The beginning of a file, which is null for an empty one, and all of it. */
async function peek(chunks: AsyncIterable<Uint8Array>): Promise<Peeked> {
  const iterator = chunks[Symbol.asyncIterator]();
  const parts: Uint8Array[] = [];
  let length = 0;
  while (length < BEGINNING_BYTES) {
    const next = await iterator.next();
    if (next.done === true) break;
    parts.push(next.value);
    length += next.value.length;
  }
  const first = length === 0 ? null : Buffer.concat(parts);
  async function* all(): AsyncGenerator<Uint8Array> {
    if (first === null) return;
    try {
      yield first;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next())
        yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { first, all: all() };
}

async function* withoutBom(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of chunks) {
    yield isFirst && hasBom(chunk) ? chunk.subarray(3) : chunk;
    isFirst = false;
  }
}
