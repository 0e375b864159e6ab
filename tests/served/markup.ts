/** Elements whose content model is phrasing content: they must not contain block elements. */
const PHRASING_ONLY = new Set([
  'span',
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'em',
  'strong',
  'b',
  'i',
  'small',
  'label',
  'button',
  'dt',
  'summary',
  'abbr',
  'time',
  'cite',
  'q',
  's',
  'u',
  'sub',
  'sup',
  'code',
  'output',
  'legend',
]);
/** Phrasing elements that may contain a heading. */
const MAY_HOLD_HEADING = new Set(['legend', 'summary']);
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'details',
  'dialog',
  'div',
  'dl',
  'fieldset',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'main',
  'menu',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'ul',
  'li',
]);
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
/** Elements with raw text, up to their end tag. */
const RAW = /<(script|style|textarea|title|noscript)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * Block elements inside phrasing elements, such as `span > h2`: browsers repair such a page in ways that its
 * author did not intend.
 */
export function misplacedBlocks(html: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, end = '', name = '', rest = ''] of html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(RAW, '')
    .matchAll(/<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi)) {
    const tag = name.toLowerCase();
    if (end === '/') {
      const at = open.lastIndexOf(tag);
      if (at !== -1) open.length = at;
      continue;
    }
    const holder = BLOCKS.has(tag) ? open.find((one) => PHRASING_ONLY.has(one)) : undefined;
    const isHeading = /^h\d$/.test(tag);
    if (holder !== undefined && !(isHeading && MAY_HOLD_HEADING.has(holder)))
      found.push(`${holder} > ${tag}`);
    if (!VOID.has(tag) && !rest.endsWith('/')) open.push(tag);
  }
  return found;
}
