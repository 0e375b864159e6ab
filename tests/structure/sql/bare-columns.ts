import type { Columns, UnknownColumn } from './read-columns.ts';

const TABLE = /\b(?:from|join|update|into|using)\s+(?:only\s+)?(?:"?(\w+)"?(\.|\s*\()?|\S)/gi;
const COMPARED = /\b(?:where|and|or)\s+(?:not\s+)?([a-z_]\w*)\s*(?:=|<|>|is\b|in\b|not\s+in\b|between\b)/gi;
const RETURNED = /\breturning\s+([^()?]+?)(?=\)|$)/gi;
const SELECTED = /\bselect\s+(?:distinct\s+)?/gi;
/** A single column, with or without an alias. */
const ITEM = /^"?([a-z_]\w*)"?(?:\s+as\s+"?\w+"?)?$/i;
const WORDS = new Set(['null', 'true', 'false', 'exists', 'not', 'now', 'current_timestamp', 'case']);

/**
 * Columns without a table prefix that no table of the text has. Skips a text that also reads derived rows,
 * such as a part of the same statement, because their columns cannot be known.
 */
export function bareColumnsIn(text: string, columns: Columns): UnknownColumn[] {
  const named = Array.from(text.matchAll(TABLE), ([, name = '', after]) => (after ? '' : name));
  const tables = [...new Set(named)].filter((name) => !/^(?:update|lateral|set)$/i.test(name));
  if (tables.length === 0 || tables.some((name) => !columns.has(name))) return [];
  const found = [
    ...Array.from(text.matchAll(COMPARED), ([, name = '']) => name),
    ...Array.from(text.matchAll(RETURNED)).flatMap(([, list = '']) => columnsOf(list)),
    ...Array.from(text.matchAll(SELECTED)).flatMap(({ index, 0: all }) =>
      columnsOf(listFrom(text.slice(index + all.length))),
    ),
  ];
  const isKnown = (name: string): boolean => tables.some((table) => columns.get(table)?.has(name) === true);
  return [...new Set(found)]
    .filter((name) => !WORDS.has(name.toLowerCase()) && !isKnown(name))
    .map((column) => ({ table: tables.join(' or '), column }));
}

/** The select list: `a, max(b)` of `a, max(b) from carts`. */
function listFrom(text: string): string {
  let depth = 0;
  for (const { index, 0: token } of text.matchAll(/[()]|\bfrom\b/gi)) {
    if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else if (depth === 0) return text.slice(0, index);
    if (depth < 0) return text.slice(0, index);
  }
  return text;
}

/** The items of a list that are single columns; commas inside parentheses do not separate items. */
function columnsOf(list: string): string[] {
  const flat = list.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()');
  return flat.split(',').flatMap((item) => ITEM.exec(item.trim())?.[1] ?? []);
}
