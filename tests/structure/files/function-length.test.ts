import { parseSync, Visitor, type Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from '../repository.ts';

const MAX_LINES = 100;

/** Longer functions, with the reason why splitting them would make them worse. */
const LONG: Readonly<Record<string, string>> = {
  'apps/api/src/facets/value-sets.ts createValueSets':
    'its members are loops over the same arrays, which each of them would have to be handed',
  'apps/server/src/limits/work-queue.ts createWorkQueue':
    'one state machine: who waits, runs and returns is read together or not at all',
};

const sources = listFiles().filter(
  (path) =>
    /^(?:apps|packages|scripts|bench)\/.*\.(?:tsx?|mjs)$/.test(path) &&
    !path.endsWith('.d.ts') &&
    !isTest(path) &&
    !path.includes('/testing/'),
);

test(`no function has more than ${MAX_LINES} lines, but for those with a reason`, () => {
  const long = sources.flatMap((path) => longIn(path, readText(path)));
  expect(long.toSorted()).toEqual(Object.keys(LONG).toSorted());
}, 60_000);

test('a long function is found under its name', () => {
  const lines = (count: number) => '\n'.repeat(count - 1);
  expect(longIn('a.ts', `function inner() {${lines(MAX_LINES + 1)}}`)).toEqual(['a.ts inner']);
  expect(longIn('a.ts', `const arrow = () => {${lines(MAX_LINES + 1)}};`)).toEqual(['a.ts arrow']);
  expect(longIn('a.ts', `function inner() {${lines(MAX_LINES)}}`)).toEqual([]);
});

function longIn(path: string, source: string): string[] {
  if (source.split('\n').length <= MAX_LINES) return [];
  const found: string[] = [];
  const note = ({ start, end }: Node, name: string | undefined): void => {
    const lines = source.slice(start, end).split('\n').length;
    if (lines > MAX_LINES) found.push(`${path} ${name ?? source.slice(0, start).split('\n').length}`);
  };
  const named = new Map<number, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) named.set(init.start, id.name);
    },
    FunctionDeclaration(node) {
      note(node, node.id?.name);
    },
    FunctionExpression(node) {
      note(node, node.id?.name ?? named.get(node.start));
    },
    ArrowFunctionExpression(node) {
      note(node, named.get(node.start));
    },
  }).visit(parseSync(path, source).program);
  return found;
}
