import { LineCounter, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { TextError } from './text-error.ts';

const FENCED = /^---\n([\s\S]*?)\n---(?:\n|$)/;

/** A file in its two parts. `bodyLine`: lines of the file above the body. */
export type FrontMatter = { head: string; body: string; bodyLine: number };

/** Splits a file. Throws `TextError` when it does not begin with `---`. */
export function splitFile(file: string, text: string): FrontMatter {
  const match = FENCED.exec(text);
  if (!match) throw new TextError(file, 1, 'no front matter between two lines ---');
  const [whole, head = ''] = match;
  return { head, body: text.slice(whole.length), bodyLine: whole.split('\n').length - 1 };
}

/** The front matter in the shape of a schema. Throws `TextError` with the line of the key that does not fit. */
export function readHead<Schema extends z.ZodType>(
  file: string,
  head: string,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines });
  // The fence is the first line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [fault] = document.errors;
  if (fault) throw new TextError(file, lineAt(fault.pos[0]), fault.message);
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.filter((key) => typeof key !== 'symbol') ?? [];
  const where = issue?.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path;
  throw new TextError(file, lineAt(offsetOf(document, where)), `${where.join('.')}: ${issue?.message}`);
}

/** Where a key is, or the nearest one above it that exists. */
function offsetOf(document: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = isMap(parent)
      ? parent.items.find((pair) => nameOf(pair.key) === path[length - 1])?.key
      : null;
    const node = key ?? document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function nameOf(key: unknown): unknown {
  return isScalar(key) ? key.value : key;
}
