import type { Step } from '#src/platform/seen/trace.ts';

/** The table that a statement is about: the first one that it reads or writes. */
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)"?/i;
/** Long statements name their table near their beginning. */
const READ = 2_000;

/**
 * A statement as a trace shows it: `select orders`. Never its text, because a tool may have written values into it, and
 * never its values.
 */
export function statementStep(text: string): Step {
  const start = text.slice(0, READ);
  const operation = (/^\W*([a-z]+)/i.exec(start)?.[1] ?? 'statement').toLowerCase();
  const table = TABLE.exec(start)?.[1];
  return {
    kind: 'statement',
    name: table === undefined ? operation : `${operation} ${table}`,
    facts: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
  };
}
