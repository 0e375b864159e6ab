import type { Nodes } from 'mdast';

/** A node as the author wrote it, its paragraphs in one line each: no-break spaces are set within lines. */
export function sourceOf(body: string, node: Nodes): string {
  const [start, end] = offsetsOf(node);
  let text = body.slice(start, end);
  for (const paragraph of paragraphsOf(node).toReversed()) {
    const [from, to] = offsetsOf(paragraph).map((offset) => offset - start);
    text = text.slice(0, from) + text.slice(from, to).replaceAll(/[ \t]*\n\s*/g, ' ') + text.slice(to);
  }
  return text;
}

/** The words between the first and the last child: a heading without its marks. */
export function innerOf(body: string, { children }: { children: readonly Nodes[] }): string {
  const [first] = children;
  const last = children.at(-1);
  return first && last
    ? body.slice(offsetsOf(first)[0], offsetsOf(last)[1]).replaceAll(/\s*\n\s*/g, ' ')
    : '';
}

function paragraphsOf(node: Nodes): Nodes[] {
  if (node.type === 'paragraph') return [node];
  return 'children' in node ? node.children.flatMap(paragraphsOf) : [];
}

function offsetsOf({ position }: Nodes): [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
