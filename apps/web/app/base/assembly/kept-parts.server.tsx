import type { ReactElement } from 'react';
import type { KeepMarkup } from './kept-markup.tsx';
import { keepPart, type PagePart } from './page-parts.server.ts';
import { scriptText } from './script-text.ts';

/** Rendered markup, cached per source object for as long as the source lives. */
export function keptMarkup(render: (part: ReactElement) => string): KeepMarkup {
  const kept = new WeakMap<object, Map<string, PagePart>>();
  return (source, variant, part) => {
    let variants = kept.get(source);
    if (variants === undefined) {
      variants = new Map();
      kept.set(source, variants);
    }
    let made = variants.get(variant);
    if (made === undefined) {
      made = keepPart(Buffer.from(render(part())));
      variants.set(variant, made);
    }
    return made.token;
  };
}

const json = new WeakMap<object, PagePart>();

/**
 * A token for the JSON of a value inside a string of the loaders' data (`packed-json.ts`). That string becomes JSON
 * again, which is put into a script, so it is escaped twice.
 */
export function keptJson(value: object): string {
  let made = json.get(value);
  if (made === undefined) {
    const inData = inside(JSON.stringify(JSON.stringify(value)));
    made = keepPart(Buffer.from(inside(scriptText(inData))));
    json.set(value, made);
  }
  return made.token;
}

/** The content of a JSON string without its quotes. */
function inside(text: string): string {
  return text.slice(1, -1);
}
