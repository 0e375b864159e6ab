import MagicString from 'magic-string';
import { parseSync, Visitor } from 'oxc-parser';
import type { Plugin } from 'vite';
import { typeset } from '@yahont/values/text/typeset.ts';

/** Replaces a computed part of a template or a page; from Unicode's private use area. */
const HOLE = '\uE001';
const UNIT_AFTER_HOLE = new RegExp(
  `(${HOLE}) (?=(?:₽|%|°|мм|см|м|г|кг|карата?|года?|дней|дня|руб)(?!\\p{L}))`,
  'gu',
);
const CYRILLIC = /\p{Script=Cyrillic}/u;
/**
 * Attributes that are not visible on the page. Names for screen readers stay unchanged, because tests and
 * speech input use ordinary spaces.
 */
const UNSEEN = /^(?:aria-.*|alt|href|to|id|key|name|value|type|className|data-.*)$/;
/** Functions that compare or search: their arguments are not displayed. */
const COMPARING = /^(?:includes|startsWith|endsWith|indexOf|replace|replaceAll|split|has|get|nbsp|typeset)$/;

/**
 * The build typesets the texts of our own components, so that authors type ordinary spaces (decision 0044).
 */
export function typesetTexts(): Plugin {
  return {
    name: 'typeset-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/apps\/(?:web|office)\/app\/[^?]*\.tsx?$/, code: CYRILLIC },
      handler: (code, id) => {
        const set = typesetSource(code, id);
        return set === null ? null : { code: set.toString(), map: set.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

/** Typesets the texts of JSX, strings and templates; null when nothing changes. */
export function typesetSource(code: string, path: string): MagicString | null {
  const set = new MagicString(code);
  const unseen: [start: number, end: number][] = [];
  const isSeen = ({ start }: { start: number }): boolean =>
    !unseen.some(([from, to]) => from <= start && start < to);
  const rewrite = (start: number, end: number, text: string): void => {
    if (text !== code.slice(start, end)) set.update(start, end, text);
  };
  const skip = ({ start, end }: { start: number; end: number }): void => {
    unseen.push([start, end]);
  };
  new Visitor({
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier' && UNSEEN.test(node.name.name)) skip(node);
    },
    CallExpression: (node) => {
      const { callee } = node;
      const name = callee.type === 'MemberExpression' ? callee.property : callee;
      if (name.type === 'Identifier' && COMPARING.test(name.name)) node.arguments.forEach(skip);
    },
    BinaryExpression: (node) => {
      if (/^[!=]==?$/.test(node.operator)) [node.left, node.right].forEach(skip);
    },
    SwitchCase: ({ test }) => {
      if (test) skip(test);
    },
    Property: ({ key }) => skip(key),
    JSXText: ({ start, end, value }) => {
      if (CYRILLIC.test(value) || /^ [₽%]/.test(value))
        rewrite(start, end, setJsxText(code.slice(start, end)));
    },
    Literal: (node) => {
      if (typeof node.value !== 'string' || !isText(node.value) || !isSeen(node)) return;
      const raw = code.slice(node.start + 1, node.end - 1);
      // Strings with escapes stay as written: `'\u00A0'`.
      if (raw === node.value)
        rewrite(node.start + 1, node.end - 1, withoutQuote(setText(raw), code[node.start]));
    },
    TemplateLiteral: (node) => {
      const pieces = node.quasis.map(({ value }) => value.raw);
      if (!isText(pieces.join(HOLE)) || !isSeen(node) || pieces.some((piece) => piece.includes('\\'))) return;
      const texts = setText(pieces.join(HOLE)).split(HOLE);
      for (const [index, { start, end }] of node.quasis.entries()) {
        const first = code.indexOf(pieces[index] ?? '', start);
        if (first !== -1 && first < end)
          rewrite(first, first + (pieces[index] ?? '').length, texts[index] ?? '');
      }
    },
  }).visit(parseSync(path, code).program);
  return set.hasChanged() ? set : null;
}

/** Whether a string is a displayed text: not an address, markup or a machine-readable list. */
function isText(text: string): boolean {
  return CYRILLIC.test(text) && !/^[./#]|[<>{}]/.test(text);
}

function setText(text: string): string {
  return typeset(text).replace(UNIT_AFTER_HOLE, '$1\u00A0');
}

/** A text whose typeset form needs the quote of its own string stays unchanged. */
function withoutQuote(text: string, quote: string | undefined): string {
  return quote !== undefined && text.includes(quote) ? text.replaceAll(quote, `\\${quote}`) : text;
}

/**
 * JSX drops line breaks at the ends of a text and turns those inside into one space. A space at an end, on
 * the same line, separates the text from its neighbour.
 */
function setJsxText(raw: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(raw) ?? [];
  const text = inner.replaceAll(/\s*\n\s*/g, ' ').replaceAll('&nbsp;', '\u00A0');
  const isJoined = {
    before: before !== '' && !before.includes('\n'),
    after: after !== '' && !after.includes('\n'),
  };
  const whole = `${isJoined.before ? `${HOLE} ` : ''}${text}${isJoined.after ? ` ${HOLE}` : ''}`;
  const set = setText(whole).replaceAll(HOLE, '');
  // Next to a line break JSX drops a literal no-break space, but not its entity.
  return `${isJoined.before ? '' : before}${set}${isJoined.after ? '' : after}`.replaceAll(
    /(?<=\n *)\u00A0|\u00A0(?=\n)/g,
    '&nbsp;',
  );
}
