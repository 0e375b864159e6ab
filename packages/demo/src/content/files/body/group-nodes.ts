import type { RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { innerOf } from './source.ts';
import { isCaption } from './table-and-quote.ts';

/** The nodes that form one block. `line`: of its first node in the body. */
export type Group = Place &
  (
    | { kind: 'text'; heading: string; nodes: RootContent[] }
    | { kind: 'node'; node: RootContent; caption: RootContent | null }
  );
/** `part`: the `:::part` around it. */
type Place = { line: number; part?: ContainerDirective };

const BLOCK_HEADING = 2;
const PART_HEADING = 3;

/** Joins what follows a `##` heading to its text; every other node is a block of its own. */
export function groupNodes(body: string, nodes: readonly RootContent[], part?: ContainerDirective): Group[] {
  const groups: Group[] = [];
  let text: Extract<Group, { kind: 'text' }> | null = null;
  const open = (line: number, heading: string) => {
    text = { kind: 'text', line, heading, nodes: [] };
    groups.push(text);
    return text;
  };
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'footnoteDefinition') continue;
    // Nested parts are not supported, so they are refused.
    if (!part && isPart(node)) {
      groups.push(...groupNodes(body, node.children, node));
      text = null;
      continue;
    }
    if (node.type === 'heading' && node.depth === BLOCK_HEADING) {
      open(line, innerOf(body, node));
    } else if (isOfText(node)) {
      (text ?? open(line, '')).nodes.push(node);
    } else {
      const last: RootContent | undefined =
        groups.at(-1)?.kind === 'text' ? textNodes(groups).at(-1) : undefined;
      const caption = node.type === 'table' && last && isCaption(body, last) ? last : null;
      if (caption) textNodes(groups).pop();
      groups.push({ kind: 'node', line, node, caption });
      text = null;
    }
  }
  // A heading right above a table or a picture is a text without words; only a caption leaves nothing behind.
  return groups
    .filter((group) => group.kind === 'node' || group.heading !== '' || group.nodes.length > 0)
    .map((group) => (part ? { ...group, part } : group));
}

/** `:::part{needs="instalment"}` … `:::` */
function isPart(node: RootContent): node is ContainerDirective {
  return node.type === 'containerDirective' && node.name === 'part';
}

function isOfText(node: RootContent): boolean {
  return (
    node.type === 'paragraph' ||
    node.type === 'list' ||
    (node.type === 'heading' && node.depth === PART_HEADING)
  );
}

/** The nodes of the last group, which is a text. */
function textNodes(groups: readonly Group[]): RootContent[] {
  const last = groups.at(-1);
  return last?.kind === 'text' ? last.nodes : [];
}
