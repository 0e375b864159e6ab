/** A link of a page, as it is written. */
export type PageLink = { href: string; rel: string; target: string };

/** The content that a visitor without JavaScript, or a search engine, gets from a page. */
export type ReadPage = {
  links: PageLink[];
  ids: Set<string>;
  /** The JSON-LD blocks. */
  data: unknown[];
  /** Texts and names that people read or hear, one per line. */
  texts: string[];
};

const TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([a-z][\w:-]*)(?:="([^"]*)")?/gi;
const DATA = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;
/** Elements without text for people. */
const UNREAD = /<(script|style|noscript|svg|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'content'];
/** `<meta>` whose content is a text. */
const TEXT_META = /\b(?:name="description"|property="og:(?:title|description)")/;

export function readPage(html: string): ReadPage {
  const page: ReadPage = { links: [], ids: new Set(), data: [], texts: [] };
  for (const [, name = '', rest = ''] of html.replaceAll(UNREAD, ' ').matchAll(TAG)) {
    const attributes = attributesOf(rest);
    const id = attributes.get('id');
    if (id !== undefined) page.ids.add(id);
    const href = attributes.get('href');
    if (name === 'a' && href !== undefined)
      page.links.push({ href, rel: attributes.get('rel') ?? '', target: attributes.get('target') ?? '' });
    if (name === 'meta' && !TEXT_META.test(rest)) continue;
    for (const read of READ_ATTRIBUTES) page.texts.push(attributes.get(read) ?? '');
  }
  page.data = [...html.matchAll(DATA)].map(([, json = '']): unknown => JSON.parse(json));
  page.texts.push(
    ...html
      .replaceAll(UNREAD, ' ')
      .replaceAll(/<\/?(?:b|i|em|strong|span|wbr|sup|sub|abbr)\b[^>]*>/gi, ' ')
      .split(/<[^>]*>/)
      .map(decode),
  );
  page.texts = page.texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return page;
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00A0',
};

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi,
    (whole, hex?: string, code?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (code !== undefined) return String.fromCodePoint(Number(code));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );
}
