import { parseSync, Visitor, type Expression, type ObjectExpression } from 'oxc-parser';
import type { Columns, UnknownColumn } from './read-columns.ts';

/** Keys of rows passed to `insertRow` that are not columns of its table; an unreadable row counts as one. */
export function unknownKeys(path: string, source: string, columns: Columns): UnknownColumn[] {
  const { program } = parseSync(path, source);
  const rows = new Map<string, ObjectExpression>();
  const inserted: { table: string; row: Expression }[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ObjectExpression') rows.set(id.name, init);
    },
    CallExpression({ callee, arguments: [name, row] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'insertRow') return;
      if (name?.type !== 'Literal' || row === undefined || row.type === 'SpreadElement') return;
      inserted.push({ table: String(name.value), row });
    },
  }).visit(program);
  return inserted.flatMap(({ table, row }) => {
    const literal = row.type === 'Identifier' ? rows.get(row.name) : row;
    if (literal?.type !== 'ObjectExpression') return [{ table, column: '…' }];
    return literal.properties
      .map((property) =>
        property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : '…',
      )
      .filter((column) => columns.get(table)?.has(column) !== true)
      .map((column) => ({ table, column }));
  });
}
