import MagicString from 'magic-string';
import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';
import { OMITTED_MODULES } from './omitted-modules.ts';
import { OMITTED_PARTS, type OmittedPart } from './omitted-parts.ts';

const PARTS_OF = /\/(?:react|react-dom)\/cjs\/|\/react-router\/dist\/production\//;

/** React Router's development checks: they run in production too. */
const CHECK = /^(?:UNSAFE_)?(?:invariant|warning|warnOnce)(?:\$\d)?$/;

/**
 * Leaves library code that never runs in the shop out of the browser build: whole modules, and parts of modules. The
 * build fails when something is not found, which means that a library update has moved it (decision 0137).
 */
export function omitUnused(): Plugin {
  const missing = new Set<string>([
    ...OMITTED_MODULES.map(({ feature }) => feature),
    ...OMITTED_PARTS.flatMap(namesOf),
  ]);
  return {
    name: 'omit-unused',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const omitted = OMITTED_MODULES.find(({ module }) => module.test(id));
      if (omitted === undefined) return null;
      missing.delete(omitted.feature);
      return { code: omitted.replacement, moduleSideEffects: false };
    },
    transform: {
      filter: { id: PARTS_OF },
      handler(code, id) {
        const parts = OMITTED_PARTS.filter(({ module }) => module.test(id));
        const { code: shorter, found } = withoutParts(code, parts, {
          isRouter: id.includes('/react-router/'),
        });
        for (const name of found) missing.delete(name);
        return { code: shorter, map: null };
      },
    },
    generateBundle() {
      if (missing.size > 0) this.error(`omit-unused.ts: not found: ${[...missing].join('; ')}`);
    },
  };
}

type Edit = { start: number; end: number; text: string };

/** The code without these parts, and the names (`namesOf`) of what was found. */
export function withoutParts(
  code: string,
  parts: readonly OmittedPart[],
  { isRouter }: { isRouter: boolean },
): { code: string; found: ReadonlySet<string> } {
  const found = new Set<string>();
  const bodies = new Map(
    parts.flatMap((part) =>
      Object.entries(part.functions ?? {}).map(([name, body]) => [name, { part, body }]),
    ),
  );
  let shorter = code;
  for (const part of parts) {
    for (const [text, replacement] of part.texts ?? []) {
      if (shorter.includes(text)) found.add(nameOf(part, text));
      shorter = shorter.replaceAll(text, replacement);
    }
  }
  const edits: Edit[] = [];
  const { program } = parseSync('module.js', shorter, { sourceType: 'unambiguous' });
  for (const { start, end } of program.body) {
    for (const part of parts) {
      const begin = part.statements?.find((statement) => shorter.startsWith(statement, start));
      if (begin === undefined) continue;
      found.add(nameOf(part, begin));
      edits.push({ start, end, text: '' });
    }
  }
  new Visitor({
    FunctionDeclaration: ({ id, body }) => {
      const omitted = id === null ? undefined : bodies.get(id.name);
      if (id === null || omitted === undefined || body === null) return;
      found.add(nameOf(omitted.part, id.name));
      edits.push({ start: body.start, end: body.end, text: `{${omitted.body}}` });
    },
    CallExpression: ({ callee, arguments: [condition, message], start, end }) => {
      if (!isRouter || callee.type !== 'Identifier' || !CHECK.test(callee.name)) return;
      if (condition === undefined || message === undefined) return;
      // `invariant(route, "No route")` becomes `invariant(route)`; a warning goes with its condition.
      if (callee.name.includes('invariant')) edits.push({ start: condition.end, end: message.end, text: '' });
      else edits.push({ start, end, text: 'void 0' });
    },
  }).visit(program);
  return { code: applied(shorter, edits), found };
}

/** The code with all edits; those inside of another are dropped. */
function applied(code: string, edits: readonly Edit[]): string {
  const set = new MagicString(code);
  let done = 0;
  for (const { start, end, text } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < done) continue;
    set.update(start, end, text);
    done = end;
  }
  return set.toString();
}

function namesOf(part: OmittedPart): string[] {
  const { functions = {}, statements = [], texts = [] } = part;
  return [...Object.keys(functions), ...statements, ...texts.map(([text]) => text)].map((name) =>
    nameOf(part, name),
  );
}

function nameOf({ feature }: OmittedPart, name: string): string {
  return `${feature}: ${name}`;
}
