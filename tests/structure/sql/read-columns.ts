import {
  parseSync,
  Visitor,
  type CallExpression,
  type Expression,
  type ObjectExpression,
  type ObjectProperty,
} from 'oxc-parser';

/** The columns of each table, by their database names. */
export type Columns = ReadonlyMap<string, ReadonlySet<string>>;

/** A column that no table has; null: the prefix before the dot is not a table. */
export type UnknownColumn = { table: string | null; column: string };

/** Reads the tables that a `*.tables.ts` defines. */
export function readColumns(path: string, source: string): Map<string, Set<string>> {
  const { program } = parseSync(path, source);
  const tables = new Map<string, Set<string>>();
  /** Columns that several tables of a file share: `const consentColumns = () => ({ … })`. */
  const shared = new Map<string, ObjectExpression>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return;
      const body = withoutParentheses(init.body);
      if (body?.type === 'ObjectExpression') shared.set(id.name, body);
    },
    CallExpression({ callee, arguments: [name, fields] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'pgTable') return;
      if (name?.type !== 'Literal' || fields?.type !== 'ObjectExpression') return;
      tables.set(String(name.value), new Set(columnsOf(fields, shared)));
    },
  }).visit(program);
  return tables;
}

function columnsOf(
  { properties }: ObjectExpression,
  shared: ReadonlyMap<string, ObjectExpression>,
): string[] {
  return properties.flatMap((property) => {
    if (property.type === 'Property') return columnOf(property);
    const { argument } = property;
    if (argument.type !== 'CallExpression' || argument.callee.type !== 'Identifier') return [];
    const fields = shared.get(argument.callee.name);
    return fields === undefined ? [] : columnsOf(fields, shared);
  });
}

/**
 * `integer('width_mm10')` contains its name; other names are derived from the key, as drizzle does
 * (`casing`).
 */
function columnOf({ key, value }: ObjectProperty): string {
  const [name] = value.type === 'CallExpression' ? firstCall(value).arguments : [];
  if (name?.type === 'Literal' && typeof name.value === 'string') return name.value;
  return toSnakeCase(key.type === 'Identifier' ? key.name : '');
}

/** `text()` of `text().notNull().unique()`. */
function firstCall(call: CallExpression): CallExpression {
  const { callee } = call;
  return callee.type === 'MemberExpression' && callee.object.type === 'CallExpression'
    ? firstCall(callee.object)
    : call;
}

function withoutParentheses(node: { type: string }): Expression | null {
  // safe: a node that is not an expression is only compared by its type
  const expression = node as Expression;
  return expression.type === 'ParenthesizedExpression' ? expression.expression : expression;
}

function toSnakeCase(key: string): string {
  const words = key.match(/[\da-z]+|[A-Z]+(?![a-z])|[A-Z][\da-z]+/g) ?? [];
  return words.map((word) => word.toLowerCase()).join('_');
}
