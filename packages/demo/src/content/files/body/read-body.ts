import type { Nodes } from 'mdast';
import { z } from 'zod';
import { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import { TextError } from '../text-error.ts';
import { blockOfDirective, galleryOf, marksOf } from './directives.ts';
import { groupNodes, type Group } from './group-nodes.ts';
import { notesOf } from './notes.ts';
import { parseBody } from './parse-body.ts';
import { sourceOf } from './source.ts';
import { quoteOf, tableOf } from './table-and-quote.ts';

export type Body = { blocks: WrittenBlock[]; notes: string[] };

/**
 * The blocks and footnotes of a file: docs/blocks.md says how each is written. Throws `TextError`.
 * @param bodyLine lines of the file above the body
 */
export function readBody(file: string, body: string, bodyLine: number): Body {
  const nodes = parseBody(body);
  /** Runs a step of which a failure is a fault of the file at a line of the body. */
  const at = <T>(line: number, step: () => T): T => {
    try {
      return step();
    } catch (error) {
      throw new TextError(file, bodyLine + line, messageOf(error));
    }
  };
  for (const mark of foreignMarks(nodes))
    at(mark.position?.start.line ?? 1, () => {
      throw new RangeError(`${mark.type} is not allowed`);
    });
  return {
    blocks: groupNodes(body, nodes).map((group) =>
      at(group.line, () => ({ ...WrittenBlock.parse(blockOf(body, group)), ...marksOf(group.part) })),
    ),
    notes: at(1, () => notesOf(body, nodes)),
  };
}

/** Markdown elements that the shop's texts do not support. */
function foreignMarks(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) => {
    if (node.type === 'html' || node.type === 'image' || node.type === 'inlineCode') return [node];
    return 'children' in node ? foreignMarks(node.children) : [];
  });
}

function blockOf(body: string, group: Group): unknown {
  if (group.kind === 'text') {
    const markdown = group.nodes.map((node) => sourceOf(body, node)).join('\n\n');
    return { type: 'text', heading: group.heading, markdown };
  }
  const { node, caption } = group;
  switch (node.type) {
    case 'table':
      return tableOf(body, node, caption);
    case 'blockquote':
      return quoteOf(body, node);
    case 'leafDirective':
      return blockOfDirective(node);
    case 'containerDirective':
      return galleryOf(node);
    default:
      throw new RangeError(`${node.type} is not allowed`);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  return error instanceof Error ? error.message : String(error);
}
