import type { PhrasingContent, RootContent } from 'mdast';
import type { Inline } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { isLinkTarget } from './link-target.ts';

/** Marks inherited from the surrounding text. */
type Marks = Omit<Inline, 'text' | 'note'>;
/** Something that a text may not contain; `text` is where it occurs. */
export type Fault = { code: 'html' | 'link' | 'mark' | 'block'; text: string };
type Report = (fault: Fault) => void;

/** Runs of text with their marks. Forbidden elements are reported and omitted, or shown as plain text. */
export function readInlines(nodes: readonly RootContent[], report: Report, marks: Marks = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
        return [{ ...marks, text: node.value.replaceAll(/\s*\n\s*/g, ' ') }];
      case 'break':
        return [{ ...marks, text: ' ' }];
      case 'strong':
        return readInlines(node.children, report, { ...marks, isStrong: true });
      case 'emphasis':
        return readInlines(node.children, report, { ...marks, isEmphasis: true });
      case 'link':
        return readInlines(node.children, report, withUrl(marks, node.url, report));
      case 'footnoteReference':
        return [{ text: node.identifier, note: Number(node.identifier) }];
      case 'inlineCode':
        report({ code: 'mark', text: node.value });
        return [{ ...marks, text: node.value }];
      case 'html':
        report({ code: 'html', text: node.value });
        return [];
      default:
        report({ code: 'mark', text: textOf([node]) });
        return 'children' in node ? readInlines(node.children, report, marks) : [];
    }
  });
}

function withUrl(marks: Marks, url: string, report: Report): Marks {
  if (isLinkTarget(url)) return { ...marks, url };
  report({ code: 'link', text: url });
  return marks;
}

/** Text without markup. */
export function textOf(nodes: readonly (RootContent | PhrasingContent)[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');
}
