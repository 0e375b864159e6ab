import { parseSync, Visitor } from 'oxc-parser';
import type { Columns } from './read-columns.ts';

export type SqlText = { line: number; text: string };

/** Replaces every computed part of a template. */
const HOLE = '?';

/** The strings and templates of a source, except imports; a template inside a template is a separate text. */
export function textsIn(path: string, source: string): SqlText[] {
  const { program } = parseSync(path, source);
  const found: SqlText[] = [];
  const imports = new Set(
    program.body.flatMap((statement) =>
      'source' in statement && statement.source ? [statement.source.start] : [],
    ),
  );
  const add = (start: number, text: string): void => {
    found.push({ line: source.slice(0, start).split('\n').length, text });
  };
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string' && !imports.has(start)) add(start, value);
    },
    TemplateLiteral({ start, quasis }) {
      add(start, quasis.map(({ value }) => value.raw).join(HOLE));
    },
  }).visit(program);
  return found;
}

/** Creates a test for SQL that names database tables directly, not through Drizzle (`${orders.id}`). */
export function createSqlTest(columns: Columns): (text: string) => boolean {
  const statement = new RegExp(
    String.raw`\b(?:from|join|into|update|only|using)\s+(?:${[...columns.keys()].join('|')})\b(?!['’])`,
    'i',
  );
  const namesColumn = (text: string): boolean =>
    Array.from(text.matchAll(/(?<![\w.'"])(\w+)\.(\w+)\b/g)).some(
      ([, table = '', column = '']) => columns.get(table)?.has(column) === true,
    );
  // A single word is not SQL: `orders.place` is a permission of staff.
  return (text) => /\s/.test(text) && (statement.test(text) || namesColumn(text));
}
