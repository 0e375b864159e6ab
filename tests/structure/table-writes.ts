/** A database table: its constant in the code, its SQL name, and the part of the API that owns it. */
export type Table = { constant: string; name: string; owner: string };

const API = 'apps/api/src/';
const TABLE = /export const (\w+) = pgTable\(\s*'(\w+)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/.*$/gm;
const ALIAS = /\b(\w+) as (\w+)\b/g;
/**
 * `tx.insert(orders)`; other methods with the same name (`boss.insert(topic, jobs)`, `hash.update(text)`)
 * name no table.
 */
const BUILDER = /\.(?:insert|update|delete)\(\s*(\w+)\s*,?\s*\)/g;
const UPSERT = /\bupsertChanged\(\s*[\w.]+,\s*(\w+)/g;
const ROW = /\binsertRow\(\s*['"`](\w+)/g;
const SQL =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(?:\$\{\s*(\w+)\s*\}|(\w+))/gi;

/**
 * The owner of a file: `domains/buying/orders`, `adapters/demo-bank`, `platform`. Jobs write the platform's
 * tables.
 */
export function ownerOf(path: string): string {
  const [room = '', part = '', domain = ''] = path.slice(API.length).split('/');
  if (room === 'jobs') return 'platform';
  if (room === 'domains') return `${room}/${part}/${domain}`;
  return room === 'platform' ? room : `${room}/${part}`;
}

/** The tables that a `*.tables.ts` defines. */
export function tablesIn(path: string, text: string): Table[] {
  return Array.from(text.matchAll(TABLE), ([, constant = '', name = '']) => ({
    constant,
    name,
    owner: ownerOf(path),
  }));
}

/**
 * The tables that a source writes, through the builder or in the text of a statement; comments are ignored.
 */
export function writesIn(source: string, tables: readonly Table[]): Table[] {
  const text = source.replaceAll(COMMENT, '');
  const original = new Map(Array.from(text.matchAll(ALIAS), ([, from = '', to = '']) => [to, from]));
  const byConstant = new Map(tables.map((table) => [table.constant, table]));
  const byName = new Map(tables.map((table) => [table.name, table]));
  const constants = [BUILDER, UPSERT, SQL].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, found = '']) => original.get(found) ?? found),
  );
  const names = [
    ...Array.from(text.matchAll(ROW), ([, found = '']) => found),
    ...Array.from(text.matchAll(SQL), ([, , found = '']) => found.toLowerCase()),
  ];
  const written = [...constants.map((one) => byConstant.get(one)), ...names.map((one) => byName.get(one))];
  return [...new Set(written)].filter((table) => table !== undefined);
}
