import { bareColumnsIn } from './bare-columns.ts';
import type { Columns, UnknownColumn } from './read-columns.ts';

/** Words that are not an alias when they follow a table. */
const KEYWORDS =
  'as|cross|do|for|full|group|having|inner|join|left|limit|natural|on|order|returning|right|select|set|union|using|values|where';

const STRING = /'(?:[^']|'')*'/g;
const COMMENT = /--.*$/gm;
const SOURCE = new RegExp(
  String.raw`(?:\b(?:from|join|into|update|using|only)|,)\s+"?(\w+)"?(?:\s+(?:as\s+)?(?!(?:${KEYWORDS})\b)(\w+))?`,
  'gi',
);
const QUALIFIED = /(?<![\w."?])"?([a-z_]\w*)"?\.(?:([a-z_]\w*)|"(\w+)")/g;
/** `overdue as (select`, `) as given`, `jsonb_to_recordset(…) as line(sku_id int)` and `) given (kind, scope)`. */
const DERIVED =
  /\b(\w+)\s+as\s+(?:materialized\s+)?\(|\)\s*(?:with\s+ordinality\s+)?(?:as\s+)?(\w+)|\bas\s+(\w+)/gi;
const INSERT = /\binsert\s+into\s+"?(\w+)"?(?:\s+as\s+\w+)?\s*\(([^)]*)\)/gi;
const CONFLICT = /\bon\s+conflict\s*\(([^()]*)\)/gi;
const SET = /\b(?:update\s+(?:only\s+)?"?(\w+)"?(?:\s+(?:as\s+)?(\w+))?|(do\s+update))\s+set\s+/gi;

/**
 * The columns in a module's SQL that their tables do not have. Prefixes are resolved within their text, then
 * within the module, because a fragment of a statement may use names of another fragment.
 * @param parts names that `together` gives to the parts of a statement
 */
export function unknownColumns(
  texts: readonly string[],
  { columns, parts }: { columns: Columns; parts: ReadonlySet<string> },
): UnknownColumn[] {
  const plain = texts.map((text) => text.replaceAll(COMMENT, '').replaceAll(STRING, "''"));
  const module = { aliases: aliasesIn(plain, columns), derived: derivedIn(plain) };
  return plain.flatMap((text) => {
    const own = { aliases: aliasesIn([text], columns), derived: derivedIn([text]) };
    const targets = targetsIn(text);
    const qualified = Array.from(text.matchAll(QUALIFIED)).flatMap(
      ([all, name = '', column = '', quoted = '']) =>
        isSchema(text, all) ? [] : check(name, column === '' ? quoted : column),
    );
    const written = writtenIn(text, targets).filter(({ table, column }) => !has(table, column));
    return [...qualified, ...written, ...bareColumnsIn(text, columns)];

    function check(name: string, column: string): UnknownColumn[] {
      const tables = tablesOf(name);
      if (tables === null) return [];
      if (tables.length === 0) return [{ table: null, column: `${name}.${column}` }];
      return tables.some((table) => has(table, column)) ? [] : [{ table: tables.join(' or '), column }];
    }

    /** null: not a table, but rows derived by the statement. */
    function tablesOf(name: string): readonly string[] | null {
      if (name === 'excluded') return targets.length > 0 ? targets : null;
      if (name === 'new' || name === 'old') return null;
      for (const { aliases, derived } of [own, module]) {
        const known = aliases.get(name);
        if (derived.has(name) && known === undefined) return null;
        if (known !== undefined) return [...known];
      }
      if (columns.has(name)) return [name];
      return parts.has(name) ? null : [];
    }
  });

  function has(table: string | null, column: string): boolean {
    const known = table === null ? undefined : columns.get(table);
    return known === undefined || known.has(column);
  }
}

/** The tables that each name in a text refers to; a table without an alias goes by its own name. */
function aliasesIn(texts: readonly string[], columns: Columns): Map<string, Set<string>> {
  const aliases = new Map<string, Set<string>>();
  for (const text of texts)
    for (const [, table = '', alias = ''] of text.matchAll(SOURCE)) {
      if (!columns.has(table)) continue;
      const name = alias === '' ? table : alias;
      aliases.set(name, (aliases.get(name) ?? new Set()).add(table));
    }
  return aliases;
}

function derivedIn(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) =>
      Array.from(text.matchAll(DERIVED), ([, named, closed, called]) => named ?? closed ?? called ?? ''),
    ),
  );
}

/** Tables that a text inserts into. */
function targetsIn(text: string): string[] {
  return Array.from(text.matchAll(/\binsert\s+into\s+"?(\w+)/gi), ([, table = '']) => table);
}

/** The columns that a text inserts, sets or names in a conflict clause, without a table prefix. */
function writtenIn(text: string, targets: readonly string[]): UnknownColumn[] {
  const inserted = Array.from(text.matchAll(INSERT)).flatMap(([, table = '', list = '']) =>
    namesIn(list).map((column) => ({ table, column })),
  );
  const conflicting = Array.from(text.matchAll(CONFLICT)).flatMap((match) =>
    namesIn(match[1] ?? '').map((column) => ({ table: before(text, match.index, targets), column })),
  );
  const set = Array.from(text.matchAll(SET)).flatMap((match) => {
    const [all, updated] = match;
    const table = updated ?? before(text, match.index, targets);
    return assignedIn(text.slice(match.index + all.length)).map((column) => ({ table, column }));
  });
  return [...inserted, ...conflicting, ...set];
}

/** The table of the last `insert into` before a position; null when it is in another text. */
function before(text: string, index: number, targets: readonly string[]): string | null {
  return targets[targetsIn(text.slice(0, index)).length - 1] ?? null;
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim().replaceAll('"', ''))
    .filter((name) => /^\w+$/.test(name));
}

/** `a` and `b` of `a = 1, b = least(2, c) where …`. */
function assignedIn(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let isName = true;
  for (const [token] of text.matchAll(/[(),]|[^\s(),]+/g)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0 && /^(?:from|where|returning)$/i.test(token)) break;
    else if (depth === 0 && token === ',') isName = true;
    else if (isName) {
      if (/^"?\w+"?$/.test(token)) found.push(token.replaceAll('"', ''));
      isName = false;
    }
    if (depth < 0) break;
  }
  return found;
}

/** `from pgboss.job` */
function isSchema(text: string, name: string): boolean {
  return new RegExp(String.raw`\b(?:from|join|into|update)\s+${name.replace('.', String.raw`\.`)}`, 'i').test(
    text,
  );
}
