import { readFile } from 'node:fs/promises';

const BUILT = new URL('../../../apps/web/build/client/', import.meta.url);

const STYLESHEET = /<link rel="stylesheet" href="\/([^"#]+)/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script[\s\S]*?<\/script>/g;
/** A container for a message that is still empty: the script that fills it loads its styles. */
const EMPTY_MESSAGE = /<span[^>]*aria-live="polite"[^>]*><\/span>/g;
const CLASS = /\bclass="([^"]+)"/g;
const RULE = /\.([a-z_][\w-]*)/gi;

/**
 * Classes of pages without a rule in any stylesheet of the page, as `class at address`. The server has
 * rendered such a part, but its styles are loaded later with its code, or never.
 */
export async function unstyledClasses(pages: Iterable<{ address: string; html: string }>): Promise<string[]> {
  const sheets = new Map<string, Promise<Set<string>>>();
  const rulesOf = async (url: string): Promise<Set<string>> => {
    const rules =
      sheets.get(url) ?? readFile(new URL(url, BUILT), 'utf8').then((text) => new Set(names(text, RULE)));
    sheets.set(url, rules);
    return await rules;
  };
  const faults: string[] = [];
  for (const { address, html } of pages) {
    const linked = await Promise.all(names(html, STYLESHEET).map(rulesOf));
    const rules = [...linked, new Set(names(html, STYLE).flatMap((style) => names(style, RULE)))];
    const markup = html.replaceAll(SCRIPT, '').replaceAll(EMPTY_MESSAGE, '');
    const classes = new Set(names(markup, CLASS).flatMap((list) => list.split(/\s+/)));
    for (const name of classes)
      if (!rules.some((known) => known.has(name))) faults.push(`${name} at ${address}`);
  }
  return faults;
}

function names(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
