import { parseSync } from 'oxc-parser';

/** Inserts an import: of a package before the first import, any other one after the last. */
export function addImport(text, line) {
  if (line.includes("'@yahont/")) return `${line}\n${text}`;
  const last = programOf(text).body.findLast(({ type }) => type === 'ImportDeclaration');
  return last === undefined ? `${line}\n\n${text}` : insert(text, last.end, `\n${line}`);
}

/** Appends a statement to the body of a function in the module. */
export function addStatement(text, name, statement) {
  return insert(text, declarationOf(text, name).body.end - 1, `  ${statement}\n`);
}

/** Appends an element to the list that a function in the module returns. */
export function addReturned(text, name, element) {
  const statement = declarationOf(text, name).body.body.findLast(({ type }) => type === 'ReturnStatement');
  return addToList(text, withoutCast(statement.argument), element);
}

/** Appends a property, element or type member to a constant or type in the module. */
export function addMember(text, name, member) {
  return addToList(text, listOf(text, name), member);
}

/** Appends a property to the object `key` within the object that a function in the module returns. */
export function addReturnedMember(text, name, key, member) {
  const statement = declarationOf(text, name).body.body.findLast(({ type }) => type === 'ReturnStatement');
  const object = withoutCast(statement.argument);
  const property = object.properties.find((one) => one.key?.name === key);
  return addToList(text, property.value, member);
}

/** Adds a type to a union or an intersection. */
export function addToType(text, name, sign, type) {
  return insert(text, declarationOf(text, name).typeAnnotation.end, `\n  ${sign} ${type}`);
}

/** The names of the functions that a module exports. */
export function exportedFunctions(text) {
  return programOf(text).body.flatMap(({ declaration }) =>
    declaration?.type === 'FunctionDeclaration' ? [declaration.id.name] : [],
  );
}

/** A list, an object or a type literal; for a call, its first argument. */
function listOf(text, name) {
  const declaration = declarationOf(text, name);
  const value = withoutCast(declaration.typeAnnotation ?? declaration.init);
  return value.type === 'CallExpression' ? value.arguments[0] : value;
}

function addToList(text, { start, end }, member) {
  const held = text.slice(start + 1, end - 1).trimEnd();
  const comma = held === '' || /[,;]$/.test(held) ? '' : ',';
  return insert(text, start + 1 + held.length, `${comma}\n${member}`);
}

/** A top-level function, type or constant declarator of the module. */
function declarationOf(text, name) {
  for (const statement of programOf(text).body) {
    const declared = statement.declaration ?? statement;
    const found = [declared, ...(declared?.declarations ?? [])].find((one) => one?.id?.name === name);
    if (found !== undefined) return found;
  }
  throw new Error(`no ${name} in the module`);
}

function withoutCast(node) {
  return ['TSAsExpression', 'TSSatisfiesExpression'].includes(node.type)
    ? withoutCast(node.expression)
    : node;
}

function programOf(text) {
  const { program, errors } = parseSync('module.tsx', text);
  if (errors.length > 0) throw new Error(errors[0].message);
  return program;
}

function insert(text, at, part) {
  return text.slice(0, at) + part + text.slice(at);
}
